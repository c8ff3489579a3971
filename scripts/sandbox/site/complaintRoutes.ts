import { Hono } from 'hono';
import { readEvidence } from '../complaints/evidence.ts';
import { seedMany } from '../complaints/seedMany.ts';
import { refusalResponse, successResponse } from '../http/envelope.ts';
import { readQuery } from '../http/fields.ts';
import { Refusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import { problemPage } from './page.ts';
import { staffRoutes } from './staff/staffRoutes.ts';

async function seed({ database, now }: Service, request: Request): Promise<Response> {
  try {
    await seedMany(database, readQuery(request.url), now());
    return successResponse(null);
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error.code, error.message, 400);
    throw error;
  }
}

const noImage = (): Promise<Response> => problemPage('Not found', 'The sandbox has no image of this name.', 404);

/** What complaints need beside their calls: the images, the staff's pages, and many complaints at once for tests. */
export function complaintRoutes(service: Service): Hono {
  const { database } = service;
  const routes = new Hono();
  routes.get('/sandbox/evidence/:name', async (c) => {
    return (await readEvidence(database.reader, c.req.param('name'))) ?? noImage();
  });
  routes.post('/sandbox/complaints/seed', (c) => seed(service, c.req.raw));
  routes.route('/', staffRoutes(service));
  return routes;
}

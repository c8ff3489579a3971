import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { inTransaction } from '../database/openDatabase.ts';
import { faults, ledger } from '../database/schema.ts';
import { readFault } from '../faults/faultSpec.ts';
import { jsonResponse, successResponse } from '../http/envelope.ts';
import { type Fields, readBody, readQuery } from '../http/fields.ts';
import { badRequest, Refusal, refusalCodes } from '../http/refusal.ts';
import { resetAll, resetOrder } from '../seed/seedOrders.ts';
import type { Service } from '../service.ts';
import { seeOther } from './page.ts';

const BASE = 'http://this.site';

/** Normalizes a redirect target. @throws {Refusal} if it leaves this site, as `//other` and `/\other` do */
function ownPath(next: string): string {
  const isOwn = next.startsWith('/') && URL.canParse(next, BASE) && new URL(next, BASE).origin === BASE;
  if (!isOwn) throw badRequest('next must be a path of this site.');
  const { pathname, search, hash } = new URL(next, BASE);
  // The resolved path of `/..//other` starts with two slashes again.
  return pathname.replace(/^\/+/, '/') + search + hash;
}

async function reset({ database, now }: Service, request: Request): Promise<Response> {
  const { orderId } = readQuery(request.url);
  if (orderId === undefined) await resetAll(database, now());
  else if (!(await resetOrder(database, orderId, now()))) {
    throw new Refusal(refusalCodes.orderUnknown, 'The sandbox has no order of this number.');
  }
  // The start page submits a form and needs a page; a test needs the envelope.
  const isForm = (request.headers.get('content-type') ?? '').includes('form-urlencoded');
  return isForm ? seeOther('/sandbox/') : successResponse(null);
}

/** Creates the routes that tests and the sandbox's pages control it with: faults, the ledger and reset. */
export function testRoutes(service: Service): Hono {
  const { database } = service;
  const routes = new Hono();
  const arm = (fields: Fields) => inTransaction(database, (tx) => tx.insert(faults).values(readFault(fields)));
  routes.get('/sandbox/arm', async (c) => {
    const next = ownPath(c.req.query('next') ?? '/sandbox/');
    await arm(readQuery(c.req.url));
    return seeOther(next);
  });
  routes.post('/sandbox/faults', async (c) => {
    await arm(await readBody(c.req.raw));
    return successResponse(null);
  });
  routes.delete('/sandbox/faults', async () => {
    await inTransaction(database, (tx) => tx.delete(faults));
    return successResponse(null);
  });
  routes.get('/sandbox/ledger', async (c) => {
    const orderId = c.req.query('orderId');
    const ofOrder = orderId ? eq(ledger.orderId, orderId) : undefined;
    return jsonResponse(await database.reader.select().from(ledger).where(ofOrder).orderBy(asc(ledger.id)));
  });
  routes.post('/sandbox/reset', (c) => reset(service, c.req.raw));
  return routes;
}

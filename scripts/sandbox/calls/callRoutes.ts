import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { callNames, endpoints } from '../../../shared/api/allEndpoints.ts';
import { pathAt } from '../../../shared/api/request.ts';
import { refusalResponse } from '../http/envelope.ts';
import { refusalCodes } from '../http/refusal.ts';
import { otherApi } from '../otherApi/otherApi.ts';
import type { Service } from '../service.ts';
import { handlerOf } from './handlers.ts';
import { serveCall } from './serveCall.ts';

/** What a page of another origin may send beside what every page may. */
export const ALLOWED_HEADERS: readonly string[] = [
  ...['content-type', 'x-requested-with', 'building', 'gather', 'swift', 'eyes'],
  ...['idempotency-key', 'accept-language'],
];

const noSuchCall = (): Response =>
  refusalResponse(
    refusalCodes.noSuchCall,
    'There is no such call: shared/api/allEndpoints.ts has no line for it.',
    404,
  );

/** Every call at its path, whether it is answered yet or not. */
export function callRoutes(service: Service): Hono {
  const routes = new Hono();
  // Pages of these origins may call, as a lender's do whose pages stand on a CDN, and no others. Cookies stay out of it: the session
  // is in the query.
  const pages = cors({
    origin: [...service.allowedOrigins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: [...ALLOWED_HEADERS],
    maxAge: 600,
  });
  for (const name of callNames) {
    const path = `/api${pathAt(endpoints[name], { paths: service.paths, service: service.serviceName })}`;
    const handler = handlerOf(name);
    routes.use(path, pages);
    routes.on(endpoints[name].method, path, (c) => serveCall(name, handler, c.req.raw, service));
  }
  // The same calls for an app with the adapter of the sample brand `adapted`.
  routes.all('/api/rest/*', async (c) => otherApi('/api', async (standard) => routes.fetch(standard))(c.req.raw));
  routes.all('/api/*', noSuchCall);
  routes.all('/api', noSuchCall);
  return routes;
}

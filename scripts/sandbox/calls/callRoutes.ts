import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { pathAt } from '../../../shared/api/endpoint.ts';
import { callNames, endpoints } from '../../build/calls.ts';
import { refusalResponse } from '../http/envelope.ts';
import { refusalCodes } from '../http/refusal.ts';
import { otherApi } from '../otherApi/otherApi.ts';
import type { Service } from '../service.ts';
import { handlerOf } from './handlers.ts';
import { serveCall } from './serveCall.ts';

/** The request headers that pages of the allowed origins may send, in addition to the CORS-safelisted ones. */
export const ALLOWED_HEADERS: readonly string[] = [
  ...['content-type', 'x-requested-with', 'building', 'gather', 'swift', 'eyes'],
  ...['idempotency-key', 'accept-language'],
];

const noSuchCall = (): Response =>
  refusalResponse(refusalCodes.noSuchCall, 'There is no such call: no endpoint has this path.', 404);

/** Creates the routes of all calls, also of those without a handler yet. */
export function callRoutes(service: Service): Hono {
  const routes = new Hono();
  // CORS for a lender that serves its pages from a CDN: only the allowed origins may call. No credentials are allowed, because the
  // session is in the query, not in a cookie.
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
  // The same calls in the API format of the sample brand `adapted`, for an app with its adapter.
  routes.all('/api/rest/*', async (c) => otherApi('/api', async (standard) => routes.fetch(standard))(c.req.raw));
  routes.all('/api/*', noSuchCall);
  routes.all('/api', noSuchCall);
  return routes;
}

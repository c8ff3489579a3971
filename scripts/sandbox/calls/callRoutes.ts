import { Hono } from 'hono';
import * as catalogue from '../../../shared/api/catalogue.ts';
import { allowCrossOrigin, preflight } from '../http/cors.ts';
import { refusalResponse } from '../http/envelope.ts';
import { refusalCodes } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import { handlerOf } from './handlers.ts';
import { serveCall } from './serveCall.ts';

/** The service's name in the paths that have one. */
const SERVICE_NAME = 'loan';

const noSuchCall = (): Response => refusalResponse(refusalCodes.noSuchCall, 'There is no such call.', 404);

/** Every call of the catalogue at its path, whether it is answered yet or not. */
export function callRoutes(service: Service): Hono {
  const routes = new Hono();
  const allowed = service.allowedOrigins;
  for (const entry of Object.values(catalogue)) {
    const path = `/api${entry.path.replace('{svc}', SERVICE_NAME)}`;
    const handler = handlerOf(entry.name);
    routes.on(entry.method, path, async (c) =>
      allowCrossOrigin(c.req.raw, await serveCall(entry.name, handler, c.req.raw, service), allowed),
    );
    routes.options(path, (c) => preflight(c.req.raw, allowed));
  }
  routes.all('/api/*', noSuchCall);
  routes.all('/api', noSuchCall);
  return routes;
}

import { Hono } from 'hono';
import { callNames, endpoints } from '../../../shared/api/allEndpoints.ts';
import { pathAt } from '../../../shared/api/request.ts';
import { allowCrossOrigin, preflight } from '../http/cors.ts';
import { refusalResponse } from '../http/envelope.ts';
import { refusalCodes } from '../http/refusal.ts';
import { otherApi } from '../otherApi/otherApi.ts';
import type { Service } from '../service.ts';
import { handlerOf } from './handlers.ts';
import { serveCall } from './serveCall.ts';

const noSuchCall = (): Response => refusalResponse(refusalCodes.noSuchCall, 'There is no such call.', 404);

/** Every call at its path, whether it is answered yet or not. */
export function callRoutes(service: Service): Hono {
  const routes = new Hono();
  const allowed = service.allowedOrigins;
  for (const name of callNames) {
    const path = `/api${pathAt(endpoints[name], { paths: service.paths, service: service.serviceName })}`;
    const handler = handlerOf(name);
    routes.on(endpoints[name].method, path, async (c) =>
      allowCrossOrigin(c.req.raw, await serveCall(name, handler, c.req.raw, service), allowed),
    );
    routes.options(path, (c) => preflight(c.req.raw, allowed));
  }
  // The same calls for an app with the adapter of the sample brand `adapted`.
  routes.all('/api/rest/*', async (c) => otherApi('/api', async (standard) => routes.fetch(standard))(c.req.raw));
  routes.all('/api/*', noSuchCall);
  routes.all('/api', noSuchCall);
  return routes;
}

import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { pathAt } from '../../../shared/api/endpoint.ts';
import { callNames, endpoints } from '../../build/calls.ts';
import { applyFault, takeFault } from '../faults/faults.ts';
import { logError, Refusal, refusalCodes, refusalResponse, successResponse } from '../http/envelope.ts';
import { isFields, readBody, readQuery } from '../http/fields.ts';
import { otherApi } from '../otherApi/otherApi.ts';
import { readsNumbersAsText } from '../seed/borrowers.ts';
import type { Service } from '../service.ts';
import { requireBorrower } from '../session/requireBorrower.ts';
import { originOf } from '../site/guard.ts';
import { type Call, type Handler, textOf } from './call.ts';
import { handlerOf } from './handlers.ts';

function refused(error: unknown): Response {
  if (error instanceof Refusal) return refusalResponse(error.code, error.message, error.status);
  logError(error);
  return refusalResponse(refusalCodes.broken, 'The sandbox could not answer this call.');
}

/** Converts the numbers of data to text, except in facts and the order's status. */
function numbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(numbersAsText);
  if (!isFields(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    return [name, name === 'facts' || name === 'orderStatus' ? inner : numbersAsText(inner)];
  });
  return Object.fromEntries(fields);
}

async function execute(handler: Handler, call: Call): Promise<Response> {
  try {
    const { reader } = call.database;
    const borrowerId = await requireBorrower(call, reader);
    const data = await handler({ ...call, borrowerId }, reader);
    if (data instanceof Refusal) return refused(data);
    if (data instanceof Response) return data;
    return successResponse(readsNumbersAsText(borrowerId) ? numbersAsText(data) : data);
  } catch (error) {
    return refused(error);
  }
}

/** Serves one call. Errors are answered with an envelope too, unless an injected fault replaces the response. */
async function serveCall(name: string, handler: Handler, request: Request, service: Service): Promise<Response> {
  try {
    const origin = originOf(request, service.publicOrigin) ?? '';
    const query = readQuery(request.url);
    const body = await readBody(request);
    const nowMs = service.now();
    const call: Call = { name, borrowerId: '', query, body, origin, nowMs, ...service };
    const serve = () => execute(handler, call);
    const fault = takeFault(service.faults, name, textOf(call, 'orderId'));
    return fault ? await applyFault(fault, serve) : await serve();
  } catch (error) {
    return refused(error);
  }
}

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

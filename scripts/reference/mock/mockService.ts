import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Context, OpenAPIBackend } from 'openapi-backend';
import type { Handler } from '../../serve/httpServer.ts';
import type { OpenApi } from '../openapi/document.ts';

const BASE = '/api';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text x="10" y="28">a1B2</text></svg>';

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

const picture = (): Response => new Response(PICTURE, { headers: { 'content-type': 'image/svg+xml' } });

// The same header as Prism's: `Prefer: example=refusal` picks an example by its name.
const preferred = ({ request }: Context): { readonly example?: string } => {
  const example = /\bexample=([\w-]+)/.exec(String(request.headers['prefer'] ?? ''))?.[1];
  return example ? { example } : {};
};

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (request.method === 'GET') return undefined;
  if (type.includes('json')) return request.text();
  const form = [...(await request.formData())];
  return Object.fromEntries(form.map(([name, value]) => [name, typeof value === 'string' ? value : '(a file)']));
};

/**
 * Creates a mock service that answers every call with the examples of the reference, and answers a request that the reference does not
 * allow with HTTP 400 and the reasons. The package `openapi-backend` reads the document.
 */
export const mockService = async (document: OpenApi): Promise<Handler> => {
  const api = new OpenAPIBackend({
    definition: structuredClone(document) as never,
    apiRoot: BASE,
    // Skips the package's own validation of the document, which assumes OpenAPI 3.0; a test validates it as 3.1.
    quick: true,
    ajvOpts: { strict: false, allErrors: true },
  });
  api.register({
    notFound: () => json({ code: '404', message: 'The reference has no such call.' }, 404),
    methodNotAllowed: () => json({ code: '405', message: 'The reference has no such method.' }, 405),
    validationFail: ({ validation }: Context) =>
      json({ code: '400', message: 'The reference does not allow this request.', errors: validation.errors }, 400),
    notImplemented: (context: Context) => {
      const { operationId = '' } = context.operation;
      return operationId === 'readCaptcha'
        ? picture()
        : json(api.mockResponseForOperation(operationId, preferred(context)).mock);
    },
  });
  await api.init();
  const service = new Hono();
  // The mock runs on a developer's machine and has no borrowers' data, so any origin may call it.
  service.use(cors({ origin: (origin) => origin, allowMethods: ['GET', 'POST'] }));
  service.all('*', async ({ req: { raw: request } }) => {
    const { pathname: path, search } = new URL(request.url);
    const answer: Response = await api.handleRequest({
      method: request.method,
      path,
      query: search.slice(1),
      headers: Object.fromEntries(request.headers),
      body: await bodyOf(request),
    });
    return answer;
  });
  return (request) => service.fetch(request);
};

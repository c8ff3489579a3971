import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { type Fields, pathAt, requestOf } from '../../../shared/api/endpoint.ts';
import { type PageParameters, readParameters } from '../../../shared/session/parameters.ts';
import { endpoints } from '../../build/calls.ts';
import { parseJson } from '../../build/parseJson.ts';
import { refusals } from '../http/envelope.ts';
import { isFields, type Fields as Names } from '../http/fields.ts';

/**
 * Creates the handler of a differently designed lender API: other paths, field names, units, codes and envelope, and a bearer token
 * instead of a session in the query. The app's adapter for it is `shared/brand/brands/adapted/adapter.ts`. Each request is translated
 * to the app's own API, passed to `serve`, and the response is translated back.
 */
export const otherApi =
  (base: string, serve: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const name = callOf(new URL(request.url).pathname.slice(`${base}/rest/`.length));
    if (!name || request.method !== 'POST') return problem(404, 'no-such-call', 'There is no such call.');
    const asked = await readDocument(request);
    if (!asked) return problem(400, 'bad-document', 'The body is no document of this API.');
    const standard = await serve(contractRequest(base, name, asked, request));
    return otherResponse(name, standard);
  };

/** This API's error codes, by the codes of the app's own API; codes that are not listed pass unchanged. */
const CODES: { readonly [code: string]: string } = {
  [refusals.sessionEnded.code]: 'session-expired',
  [refusals.orderUnknown.code]: 'order-not-found',
  [refusals.anotherProduct.code]: 'product-mismatch',
  [refusals.nothingToRepay.code]: 'nothing-due',
  [refusals.notExtendable.code]: 'not-extendable',
  [refusals.offerUnknown.code]: 'no-offer',
  [refusals.productClosed.code]: 'offer-closed',
  [refusals.accountMissing.code]: 'account-required',
};

// This API sends money in whole units with two decimals, not in cents. Formatted texts such as `₱1,234.56` pass unchanged.
const MONEY = /amount$/i;
const inUnits = (value: unknown): unknown => {
  const digits = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^\d+$/.test(digits) ? digits.padStart(3, '0').replace(/(\d\d)$/, '.$1') : value;
};

const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const toCamel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const callOf = (kebab: string): CallName | undefined =>
  (Object.keys(endpoints) as CallName[]).find((name) => toKebab(name) === kebab);

interface Asked {
  readonly payload: Fields | FormData;
  readonly meta: Names;
}

const camel = (names: unknown): Names =>
  isFields(names) ? Object.fromEntries(Object.entries(names).map(([name, value]) => [toCamel(name), value])) : {};

const readDocument = async (request: Request): Promise<Asked | undefined> => {
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    return { payload: await request.formData(), meta: {} };
  const document = parseJson(await request.text());
  const data = isFields(document) && isFields(document['data']) ? document['data'] : undefined;
  return data && { payload: camel(data['attributes']) as Fields, meta: camel(data['meta']) };
};

/** Restores the app's page parameters: the session from the bearer token, the rest from `meta`, some headers and Accept-Language. */
const pageOf = (meta: Names, { headers }: Request): PageParameters => {
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  const texts = Object.entries({ ...meta, sessionId: token }).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const page = readParameters(`?${new URLSearchParams(texts)}`);
  const named = ['building', 'gather', 'swift', 'eyes'].flatMap((name) => {
    const value = headers.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...page, headers: Object.fromEntries(named), lang: headers.get('accept-language') ?? '' };
};

const contractRequest = (base: string, name: CallName, { payload, meta }: Asked, request: Request): Request => {
  const endpoint = endpoints[name];
  const address = new URL(base + pathAt(endpoint, { paths: {}, service: 'loan' }), request.url).href;
  const { url, headers, ...init } = requestOf(endpoint, payload, pageOf(meta, request), address);
  return new Request(url, { ...init, headers } as RequestInit);
};

const otherNames = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(otherNames);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      toKebab(name),
      MONEY.test(name) ? inUnits(otherNames(inner)) : otherNames(inner),
    ]),
  );
};

const document = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/vnd.api+json' } });

const problem = (status: number, code: string, detail: string): Response =>
  document(status, { errors: [{ status: String(status), code, detail }] });

const statusOf = (code: string): number => (code === refusals.sessionEnded.code ? 401 : 422);

const otherResponse = async (name: CallName, response: Response): Promise<Response> => {
  const text = await response.text();
  const envelope = parseJson(text);
  // A body that is not an envelope passes unchanged, so that an injected fault looks the same in both APIs.
  if (!isFields(envelope)) return new Response(text, response);
  const code = String(envelope['code']);
  if (/^0+$/.test(code))
    return document(200, { data: { type: toKebab(name), attributes: otherNames(envelope['data']) } });
  return problem(statusOf(code), CODES[code] ?? code, String(envelope['message'] ?? ''));
};

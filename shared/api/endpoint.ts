import type { AdaptedRequest, Adapter } from '../brand/adapter.ts';
import { encode, type PageParameters, toQuery } from '../session/parameters.ts';

/** The values that are sent with a call: in the query of a GET, in the body of a POST. */
export type Fields = { readonly [name: string]: string | number | undefined };

/** The payload of a call: plain values, or a form with a file. */
export type Payload = Fields | FormData;

/** The route of a call: its name, which a brand's settings use, and its path below the API base, with the leading slash. */
export interface CallRoute {
  readonly name: string;
  /** `standard` posts JSON with the headers building and gather, `form` posts form-encoded with swift and eyes. */
  readonly client: 'standard' | 'form';
  readonly method: 'GET' | 'POST';
  /** `{svc}` is replaced by the brand's service name. A brand may use another path (`Brand.paths`). */
  readonly path: string;
  /** The brand's own adapter of this call, which the build puts here. */
  readonly adapter?: Adapter;
}

/**
 * One call, defined once: its route, its payload for the page's input, and the parser of its data. The head of the
 * document, the client, the sandbox and the tests all use this definition. `parse` returns undefined for data with which the page
 * cannot work; it never throws.
 */
export interface Endpoint<Input, Data> extends CallRoute {
  readonly payload: (input: Input) => Payload;
  readonly parse: (data: unknown) => Data | undefined;
  /** It moves money or signs. */
  readonly isBinding?: true;
}

/** The `parse` of calls whose data are not used. */
export const ignoreData = (): true => true;

/** The address of the service, and what a brand changes in the calls. */
export interface ServiceAddress {
  /** `/api` on the page's own origin, or an address with its origin. */
  readonly base: string;
  readonly service: string;
  readonly paths: { readonly [name: string]: string };
  /** Whether calls that move money or sign may have the header `Idempotency-Key`. A service at another origin has to allow it (CORS). */
  readonly takesIdempotencyKey?: boolean;
}

/** A header may contain only printable ASCII characters; any other value is percent-encoded, so that no parameter of an address makes a call fail. */
const headerValue = (value = ''): string => (/^[\x20-\x7e]*$/.test(value) ? value : encode(value));

const bodyOf = ({ client, method }: CallRoute, payload: Payload): AdaptedRequest['body'] => {
  if (method === 'GET') return undefined;
  if (payload instanceof FormData) return payload;
  return client === 'form' ? toQuery(payload) : JSON.stringify(payload);
};

// The service may respond in the page's language. The caller passes it in, so that this file does not import the brand.
const headersOf = (
  { client }: CallRoute,
  { headers, lang }: PageParameters,
  body: AdaptedRequest['body'],
): AdaptedRequest['headers'] => ({
  'Accept-Language': headerValue(lang),
  'X-Requested-With': 'XMLHttpRequest',
  ...(client === 'form'
    ? { swift: headerValue(headers.swift), eyes: headerValue(headers.eyes) }
    : { building: headerValue(headers.building), gather: headerValue(headers.gather) }),
  // None for a FormData body: the browser sets it, because it includes the boundary, which only the browser knows.
  ...(typeof body === 'string' && {
    'Content-Type': client === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
  }),
});

/** @returns the path of a call at a service, below its base. */
export const pathAt = (
  { name, path }: CallRoute,
  { paths, service }: Pick<ServiceAddress, 'paths' | 'service'>,
): string => (paths[name] || path).replace('{svc}', service);

/**
 * @returns the request of one call. The session is in the query; the payload is in the body of a POST, or in the query of a GET, where it
 * replaces session parameters of the same name. `address`: the base of the service with the call's path. `page.lang`: the
 * language in which the service may respond.
 */
export const requestOf = (
  route: CallRoute,
  payload: Payload,
  page: PageParameters,
  address: string,
): AdaptedRequest => {
  const query = toQuery({
    ...page.session,
    ...(route.method === 'GET' && (payload as Fields)),
  });
  const body = bodyOf(route, payload);
  return {
    url: address + (query && `?${query}`),
    method: route.method,
    headers: headersOf(route, page, body),
    body,
    cache: 'no-store',
  };
};

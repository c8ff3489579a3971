import type { AdaptedRequest } from '../brand/adapter.ts';
import { type PageParameters, toQuery } from '../session/parameters.ts';
import type { CallRoute, Fields, Payload } from './endpoint.ts';

/** Where the service stands, and what a brand changes of the calls. */
export interface ServiceAddress {
  /** `/api` on the page's own origin, or an address with its origin. */
  readonly base: string;
  readonly service: string;
  readonly paths: { readonly [name: string]: string };
  /** Whether calls that move money or sign may carry an `Idempotency-Key`; of another origin, it has to allow that. */
  readonly takesIdempotencyKey?: boolean;
}

/** A request as it leaves, built alike by the head's early call and by the client; ofetch adds an Accept to a POST. */
export type CallRequest = AdaptedRequest;

/** A header takes visible Latin characters only; anything else goes percent-encoded, so that no address breaks a call. */
const headerValue = (value = ''): string => (/^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value));

// A form with a file names its own boundary, which only the browser knows.
const contentType = ({ client }: CallRoute, body: CallRequest['body']): CallRequest['headers'] | false =>
  typeof body === 'string' && {
    'Content-Type': client === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
  };

// The service may respond in the page's language. Whoever makes a request names it, for calls know nothing of the brand: what
// they shared with other late parts would have to be in the page.
const clientHeaders = ({ client }: CallRoute, { headers, lang }: PageParameters): CallRequest['headers'] => ({
  'Accept-Language': headerValue(lang),
  'X-Requested-With': 'XMLHttpRequest',
  ...(client === 'form'
    ? { swift: headerValue(headers.swift), eyes: headerValue(headers.eyes) }
    : {
        building: headerValue(headers.building),
        gather: headerValue(headers.gather),
      }),
});

const bodyOf = ({ client, method }: CallRoute, payload: Payload): CallRequest['body'] => {
  if (method === 'GET') return undefined;
  if (payload instanceof FormData) return payload;
  return client === 'form' ? toQuery(payload) : JSON.stringify(payload);
};

/** The path of a call at a service, below its base. */
export const pathAt = (
  { name, path }: CallRoute,
  { paths, service }: Pick<ServiceAddress, 'paths' | 'service'>,
): string => (paths[name] ?? path).replace('{svc}', service);

/**
 * The request of one call: the session in the query, the payload in the body of a POST or beside the session in the
 * query of a GET, each name once. `address` is that of the call: the base of the service and the path at it. `page.lang` is
 * the language in which the service may respond.
 */
export const requestOf = (route: CallRoute, payload: Payload, page: PageParameters, address: string): CallRequest => {
  const query = toQuery({
    ...page.session,
    ...(route.method === 'GET' && (payload as Fields)),
  });
  const body = bodyOf(route, payload);
  return {
    url: address + (query && `?${query}`),
    method: route.method,
    headers: { ...clientHeaders(route, page), ...contentType(route, body) },
    body,
    cache: 'no-store',
  };
};

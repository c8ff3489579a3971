import { type PageParameters, toQuery } from '../session/parameters.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Fields, Payload } from './endpoint.ts';

/** Where the service stands, and what a brand changes of the catalogue. */
export interface ServiceAddress {
  /** `/api` on the page's own origin, or an address with its origin. */
  readonly base: string;
  readonly service: string;
  readonly paths: { readonly [name: string]: string };
  /** Whether calls that move money or sign may carry an `Idempotency-Key`; of another origin, it has to allow that. */
  readonly takesIdempotencyKey?: boolean;
}

/** A request as it leaves, built alike by the head's early call and by the client; ofetch adds an Accept to a POST. */
export interface CallRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: { readonly [name: string]: string };
  readonly body: string | FormData | undefined;
  /** Money is never read from a cache; nor does a second try wait there for a first one that hangs. */
  readonly cache: 'no-store';
}

/** A header takes visible Latin characters only; anything else goes percent-encoded, so that no address breaks a call. */
const headerValue = (value = ''): string => (/^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value));

// A form with a file names its own boundary, which only the browser knows.
const contentType = (entry: CatalogueEntry, payload: Payload): CallRequest['headers'] => {
  if (entry.method === 'GET' || payload instanceof FormData) return {};
  return {
    'Content-Type': entry.client === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
  };
};

const clientHeaders = (entry: CatalogueEntry, { headers }: PageParameters): CallRequest['headers'] => ({
  'X-Requested-With': 'XMLHttpRequest',
  ...(entry.client === 'form'
    ? { swift: headerValue(headers.swift), eyes: headerValue(headers.eyes) }
    : {
        building: headerValue(headers.building),
        gather: headerValue(headers.gather),
      }),
});

const bodyOf = (entry: CatalogueEntry, payload: Payload): CallRequest['body'] => {
  if (entry.method === 'GET') return undefined;
  if (payload instanceof FormData) return payload;
  return entry.client === 'form' ? toQuery(payload) : JSON.stringify(payload);
};

/** A call with the path that it has at a service. */
export const entryAt = (
  entry: CatalogueEntry,
  { paths, service }: Pick<ServiceAddress, 'paths' | 'service'>,
): CatalogueEntry => ({
  ...entry,
  path: (paths[entry.name] ?? entry.path).replace('{svc}', service),
});

/**
 * The request of one call: the session in the query, the payload in the body of a POST or beside the session in the
 * query of a GET, each name once. `base` stands before the path; see `ServiceAddress`.
 */
export const requestOf = (entry: CatalogueEntry, payload: Payload, page: PageParameters, base: string): CallRequest => {
  const query = toQuery({
    ...page.session,
    ...(entry.method === 'GET' && (payload as Fields)),
  });
  return {
    url: base + entry.path + (query && `?${query}`),
    method: entry.method,
    headers: { ...clientHeaders(entry, page), ...contentType(entry, payload) },
    body: bodyOf(entry, payload),
    cache: 'no-store',
  };
};

import { createFetch } from 'ofetch';
import type { PageParameters } from '../session/parameters.ts';
import type { Endpoint } from './endpoint.ts';
import { readEnvelope } from './envelope.ts';
import type { Outcome } from './outcome.ts';
import { requestOf, type ServiceAddress } from './request.ts';

/** A call without an answer is given up after this long. */
export const TIMEOUT_MS = 60_000;

/** What the client needs of the platform. `after` runs once after a time in milliseconds and answers how to cancel. */
export interface ClientPlatform {
  readonly fetch: typeof fetch;
  readonly after: (ms: number, run: () => void) => () => void;
}

/** How a call is sent, beyond what the endpoint says. `outlivesPage` keeps it going while the page moves away. */
export interface CallOptions {
  readonly outlivesPage?: boolean;
}

/** Makes one call. Always settles, once; never rejects, never repeats. */
export type Call = <Given, Data>(
  endpoint: Endpoint<Given, Data>,
  given: Given,
  options?: CallOptions,
) => Promise<Outcome<Data>>;

const unknown = (why: 'offline' | 'timeout' | 'http') => ({ kind: 'unknown', why }) as const;

/** The page's client for both kinds of call. The catalogue entry decides which headers and which encoding go out. */
export const makeClient = (platform: ClientPlatform, page: PageParameters, at: ServiceAddress): Call => {
  const { raw } = createFetch({ fetch: platform.fetch });

  const exchange: Call = async (endpoint, given, options) => {
    const { url, ...request } = requestOf(endpoint.entry, endpoint.payload(given), page, at);
    const answer = await raw<string, 'text'>(url, {
      ...request,
      ...(options?.outlivesPage && { keepalive: true }),
      retry: 0,
      ignoreResponseError: true,
      // The text as it came: HTML and cut JSON are the envelope's to judge.
      parseResponse: (text) => text,
    });
    return answer.ok ? readEnvelope(answer._data ?? '', endpoint.parse) : unknown('http');
  };

  // The clock runs beside the whole exchange, the body too, which a timeout of the request alone would not cover;
  // and it needs no AbortController, which the oldest webviews lack.
  return (endpoint, given, options) =>
    new Promise((settle) => {
      const cancel = platform.after(TIMEOUT_MS, () => settle(unknown('timeout')));
      exchange(endpoint, given, options)
        .catch(() => unknown('offline'))
        .then((outcome) => {
          cancel();
          settle(outcome);
        });
    });
};

import type { PageParameters } from '../session/parameters.ts';
import type { Endpoint } from './endpoint.ts';
import type { Outcome, Why } from './outcome.ts';
import type { ServiceAddress } from './request.ts';

/** A call without an answer is given up after this long. */
export const TIMEOUT_MS = 60_000;

/** What a client needs of the platform. `after` runs once after a time in milliseconds and answers how to cancel. */
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

/** Makes the client of a page. */
export type MakeClient = (platform: ClientPlatform, page: PageParameters, at: ServiceAddress) => Call;

/** An outcome of which nothing is known, and why. */
export const unknown = (why: Why) => ({ kind: 'unknown', why }) as const;

/**
 * The outcome of an exchange, or `timeout` where it takes too long. The clock runs beside the whole exchange, the body
 * too, which a timeout of the request alone would not cover; and it needs no AbortController, which old webviews lack.
 */
export const settle = <Data>(platform: ClientPlatform, exchange: Promise<Outcome<Data>>): Promise<Outcome<Data>> =>
  new Promise((resolve) => {
    const cancel = platform.after(TIMEOUT_MS, () => resolve(unknown('timeout')));
    exchange
      .catch(() => unknown('offline'))
      .then((outcome) => {
        cancel();
        resolve(outcome);
      });
  });

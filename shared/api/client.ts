import { readResponse, requestTo } from '#adapter';
import type { UnknownReason } from '../domain/failures.ts';
import type { PageParameters } from '../session/parameters.ts';
import { type Endpoint, pathAt, type ServiceAddress } from './endpoint.ts';
import type { Outcome } from './outcome.ts';

/** A call without a response is given up after this long, and aborted where the browser can. */
export const TIMEOUT_MS = 60_000;

/** What a client needs of the platform. `after` runs once after a time in milliseconds and returns how to cancel. */
export interface ClientPlatform {
  readonly fetch: typeof fetch;
  readonly after: (ms: number, run: () => void) => () => void;
}

/** How a call is sent, beyond what the endpoint says. */
export interface CallOptions {
  /** Lets the request continue when the borrower leaves the page. */
  readonly outlivesPage?: boolean;
  /** Identifies what the borrower wants; a repeat has the same key. Sent only when the brand's service accepts such keys. */
  readonly idempotencyKey?: string;
  /** Not sent while the phone reports no connection. For a call that changes something: then it is certain that nothing was sent. */
  readonly needsConnection?: boolean;
  /**
   * Runs exactly once, when the request has ended in this page: its response has arrived, it has failed, or it was
   * aborted. In a browser that cannot abort, this may be long after the call's outcome.
   */
  readonly onEnd?: () => void;
}

/** Makes one call. Always settles, once; never rejects, never repeats. */
export type Call = <Input, Data>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
  options?: CallOptions,
) => Promise<Outcome<Data>>;

/** @returns the outcome of a call whose result is not known, with the reason. */
export const unknown = (reason: UnknownReason) => ({ kind: 'unknown', reason }) as const;

/** @returns what aborts a request; empty in Chromium before 66 and iOS before 12.2: there a request runs on after its timeout. */
export const makeController = (): Partial<AbortController> => {
  try {
    return new AbortController();
  } catch {
    return {};
  }
};

const DISCONNECTED = {};

/** Wraps a step of an exchange that uses the network. Only its failure counts as `offline`; any other error is a bug. */
export const overNetwork = <Data>(step: Promise<Data>): Promise<Data> =>
  step.catch(() => {
    throw DISCONNECTED;
  });

/** One exchange with the service: sends the request, reads the whole response. */
export type Exchange<Data> = () => Promise<Outcome<Data>>;

/**
 * @returns the outcome of an exchange, or `timeout` after TIMEOUT_MS. The timer covers the whole exchange, including the
 * body, which a timeout of the request alone would not. After a timeout `controller` aborts the request, so that the phone does not
 * go on sending it. `onEnd` runs when the exchange has ended, which may be after the outcome.
 */
export const settle = <Data>(
  platform: ClientPlatform,
  exchange: Exchange<Data>,
  onEnd: () => void = () => {},
  controller: Partial<AbortController> = {},
): Promise<Outcome<Data>> =>
  new Promise((resolve) => {
    const cancel = platform.after(TIMEOUT_MS, () => {
      resolve(unknown('timeout'));
      controller.abort?.();
    });
    exchange()
      .catch((error) => {
        if (error === DISCONNECTED) return unknown('offline');
        // A bug in our own code. Thrown again outside the promise, so that the console and the error reporting get it.
        platform.after(0, () => {
          throw error;
        });
        return unknown('bug');
      })
      .then((outcome) => {
        cancel();
        onEnd();
        resolve(outcome);
      });
  });

/** The page's client for both kinds of call. The endpoint decides which headers and which encoding go out. */
export const makeClient =
  (platform: ClientPlatform, page: PageParameters, at: ServiceAddress): Call =>
  (endpoint, input, { outlivesPage, idempotencyKey, onEnd } = {}) => {
    const controller = makeController();
    const exchange = async () => {
      const { url, ...request } = requestTo(endpoint, endpoint.payload(input), page, at.base + pathAt(endpoint, at));
      const send = async (): Promise<readonly [Response, string]> => {
        const response = await platform.fetch(url, {
          ...request,
          ...(idempotencyKey &&
            at.takesIdempotencyKey && { headers: { ...request.headers, 'Idempotency-Key': idempotencyKey } }),
          signal: controller.signal,
          // Chromium before 81 sends nothing if `keepalive` is set on a request with headers.
          ...(outlivesPage && { keepalive: 'any' in Promise }),
        } as RequestInit);
        return [response, await response.text()];
      };
      return readResponse(endpoint, ...(await overNetwork(send())));
    };
    return settle(platform, exchange, onEnd, controller);
  };

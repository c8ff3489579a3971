import type { UnknownReason } from '../domain/unknownReason.ts';
import type { PageParameters } from '../session/parameters.ts';
import type { EarlyWindow } from './earlyCall.ts';
import type { Endpoint } from './endpoint.ts';
import type { Outcome } from './outcome.ts';
import type { ServiceAddress } from './request.ts';

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
  readonly isKeptOffline?: boolean;
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

/** Makes the client of a page. */
export type MakeClient = (platform: ClientPlatform, page: PageParameters, at: ServiceAddress) => Call;

/** Makes a page's client on its window. */
export type Client = (host: EarlyWindow, page: PageParameters, clock: Pick<ClientPlatform, 'after'>) => Call;

/** @returns the outcome of a call whose result is not known, with the reason. */
export const unknown = (reason: UnknownReason) => ({ kind: 'unknown', reason }) as const;

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
 * body, which a timeout of the request alone would not. After a timeout `abort` stops the exchange, so that the phone does not
 * go on sending it. `onEnd` runs when the exchange has ended, which may be after the outcome.
 */
export const settle = <Data>(
  platform: ClientPlatform,
  exchange: Exchange<Data>,
  onEnd: () => void = () => {},
  abort: () => void = () => {},
): Promise<Outcome<Data>> =>
  new Promise((resolve) => {
    const cancel = platform.after(TIMEOUT_MS, () => {
      resolve(unknown('timeout'));
      abort();
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

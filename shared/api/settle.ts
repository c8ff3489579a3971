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
  /** Keeps it going while the page moves away. */
  readonly outlivesPage?: boolean;
  /** Names what the borrower wants, the same for a repeat of it; it goes out where the brand's service takes it. */
  readonly idempotencyKey?: string;
  /** Kept back where the phone says that it has no connection: it changes something, and so it is known that nothing was sent. */
  readonly isKeptOffline?: boolean;
  /**
   * Runs exactly once, when nothing of the call is under way in this page any more: its response has come, it has failed or
   * was aborted. Where a browser cannot abort that may be long after the call's outcome.
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

/** An outcome of which nothing is known, and why. */
export const unknown = (reason: UnknownReason) => ({ kind: 'unknown', reason }) as const;

const DISCONNECTED = {};

/** A step of an exchange that goes over the network: all that a lost connection can break. */
export const overNetwork = <Data>(step: Promise<Data>): Promise<Data> =>
  step.catch(() => {
    throw DISCONNECTED;
  });

/** One exchange with the service: sends the request, reads the whole response. */
export type Exchange<Data> = () => Promise<Outcome<Data>>;

/**
 * The outcome of an exchange, or `timeout` where it takes too long. The clock runs beside the whole exchange, the body
 * too, which a timeout of the request alone would not cover. `abort` then stops the exchange, so that this phone does not
 * go on sending it. `onEnd` runs when the exchange has ended, which may be after its outcome.
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
        // A bug of ours. Thrown where the console shows it, and where what reports errors sees it.
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

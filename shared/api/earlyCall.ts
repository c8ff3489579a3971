import { readResponse } from '#adapter';
import type { PageParameters } from '../session/parameters.ts';
import { type Call, type ClientPlatform, type Exchange, overNetwork } from './client.ts';
import type { CallRoute, Endpoint, Payload } from './endpoint.ts';

/** The page's first call, which the head of the document sends before the page's script has arrived. Its response is used once. */
export interface EarlyCall {
  /** Identifies the call; see `callKey`. */
  readonly key: string;
  readonly response: Promise<Response>;
  /** Aborts its request, in a browser that can. */
  readonly controller?: Partial<AbortController>;
}

/** The field of `window` in which the head leaves its call for the page's script. */
export interface EarlyWindow {
  loanEarly?: EarlyCall | undefined;
}

/** Makes a page's client on its window. */
export type Client = (host: EarlyWindow, page: PageParameters, clock: Pick<ClientPlatform, 'after'>) => Call;

/** @returns a key that identifies a call of a page: its name with the values that are sent. */
export const callKey = ({ name, method }: CallRoute, payload: Payload, { session }: PageParameters): string =>
  name + JSON.stringify({ ...(method === 'GET' && session), ...payload });

/** @returns whether the head has sent this call, and its response has not been used yet. */
export const isEarlyCall = <Input, Data>(
  { loanEarly }: EarlyWindow,
  endpoint: Endpoint<Input, Data>,
  input: Input,
  page: PageParameters,
): boolean => loanEarly?.key === callKey(endpoint, endpoint.payload(input), page);

/**
 * @returns the exchange of the head's early call, if that is the requested call; otherwise undefined. It is removed from the window
 * at once, so that a second read of the same data goes to the service.
 */
export const takePreloaded = <Input, Data>(
  host: EarlyWindow,
  endpoint: Endpoint<Input, Data>,
  input: Input,
  page: PageParameters,
): Exchange<Data> | undefined => {
  const early = host.loanEarly;
  if (!early || !isEarlyCall(host, endpoint, input, page)) return undefined;
  host.loanEarly = undefined;
  return async () => {
    const response = await overNetwork(early.response);
    return readResponse(endpoint, response, await overNetwork(response.text()));
  };
};

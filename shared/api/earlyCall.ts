import type { PageParameters } from '../session/parameters.ts';
import type { CallRoute, Endpoint, Payload } from './endpoint.ts';

/** The page's first call, sent by the head of the document before its script arrived; its response is used once. */
export interface EarlyCall {
  /** Which call it is; see `callKey`. */
  readonly key: string;
  readonly response: Promise<Response>;
}

/** Where the head leaves its call for the script. */
export interface EarlyWindow {
  loanEarly?: EarlyCall | undefined;
}

/** What tells one call of a page from another: its name, and what goes out with it. */
export const callKey = ({ name, method }: CallRoute, payload: Payload, { session }: PageParameters): string =>
  name + JSON.stringify({ ...(method === 'GET' && session), ...payload });

/** @returns whether the head has sent this call, and nobody has taken its response. */
export const isEarlyCall = <Input, Data>(
  { loanEarly }: EarlyWindow,
  endpoint: Endpoint<Input, Data>,
  input: Input,
  page: PageParameters,
): boolean => loanEarly?.key === callKey(endpoint, endpoint.payload(input), page);

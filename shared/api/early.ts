import { readResponse } from '#adapter/response';
import type { PageParameters } from '../session/parameters.ts';
import { type EarlyWindow, isEarlyCall } from './earlyCall.ts';
import type { Endpoint } from './endpoint.ts';
import { type Exchange, overNetwork } from './settle.ts';

/**
 * @returns the exchange of the head's early call, if that is the requested call; otherwise undefined. It is removed from the window
 * at once, so that a second read of the same data goes to the service.
 */
export const takeEarly = <Input, Data>(
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

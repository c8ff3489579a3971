import { readResponse } from '#adapter/response';
import type { PageParameters } from '../session/parameters.ts';
import { type EarlyWindow, isEarlyCall } from './earlyCall.ts';
import type { Endpoint } from './endpoint.ts';
import { type Exchange, overNetwork } from './settle.ts';

/**
 * The exchange that the head has begun, where it is the one that is asked for; undefined for every other. It is taken
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

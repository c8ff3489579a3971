import { createFetch } from 'ofetch';
import { requestTo } from '#adapter/request';
import { readResponse } from '#adapter/response';
import type { Endpoint } from './endpoint.ts';
import { pathAt } from './request.ts';
import { type CallOptions, type Exchange, type MakeClient, overNetwork, settle } from './settle.ts';

/**
 * The page's client for both kinds of call. The endpoint decides which headers and which encoding go out.
 *
 * What of ofetch is not used, and why:
 * - `baseURL` and `query`: the head of the document sends the same requests without a library, so both take the whole
 *   address from `requestTo`.
 * - `timeout`: it ends with the response's headers, and a body may take forever; it also needs an AbortController, which
 *   Chromium 64 and iOS 12 lack. `settle` times the whole exchange.
 * - `retry`: a call that may have moved money is never sent again by itself, and a repeated GET would double the wait.
 * - its reading of the response: JSON that was cut and a sign-in page of a hotel network have to be told from data.
 */
export const makeClient: MakeClient = (platform, page, at) => {
  const { raw } = createFetch({ fetch: platform.fetch });

  const exchange =
    <Input, Data>(
      endpoint: Endpoint<Input, Data>,
      input: Input,
      { outlivesPage, idempotencyKey }: CallOptions,
      signal: AbortSignal | undefined,
    ): Exchange<Data> =>
    async () => {
      const { url, ...request } = requestTo(endpoint, endpoint.payload(input), page, at.base + pathAt(endpoint, at));
      const response = await overNetwork(
        raw<string, 'text'>(url, {
          ...request,
          ...(idempotencyKey &&
            at.takesIdempotencyKey && { headers: { ...request.headers, 'Idempotency-Key': idempotencyKey } }),
          ...(signal && { signal }),
          // Chromium before 81 sends nothing where it is asked to keep a request with headers alive: it has to be newer.
          ...(outlivesPage && { keepalive: 'any' in Promise }),
          retry: 0,
          ignoreResponseError: true,
          parseResponse: (text) => text,
        }),
      );
      return readResponse(endpoint, response, response._data ?? '');
    };

  return (endpoint, input, options = {}) => {
    // Chromium before 66 and iOS before 12.2 have nothing to abort with: there an exchange runs on after its timeout.
    const controller = typeof AbortController === 'function' ? new AbortController() : undefined;
    const sending = exchange(endpoint, input, options, controller?.signal);
    return settle(platform, sending, options.onEnd, () => controller?.abort());
  };
};

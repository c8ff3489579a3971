import type { Endpoint } from './endpoint.ts';
import { readEnvelope } from './envelope.ts';
import { requestOf } from './request.ts';
import { type Exchange, type MakeClient, settle, unknown } from './settle.ts';

/**
 * The client of a page whose only call is the one that the head of its document has sent: it reads that answer and
 * sends none itself, so the page goes without the fetch library. To ask again, load the page again.
 */
export const makeHeadClient: MakeClient = (platform, page, at) => {
  const exchange =
    <Given, Data>(endpoint: Endpoint<Given, Data>, given: Given): Exchange<Data> =>
    async (signal) => {
      const { url, ...request } = requestOf(endpoint.entry, endpoint.payload(given), page, at);
      const answer = await platform.fetch(url, { ...request, ...(signal && { signal }) } as RequestInit);
      return answer.ok ? readEnvelope(await answer.text(), endpoint.parse) : unknown('http');
    };
  return (endpoint, given, options = {}) => settle(platform, exchange(endpoint, given), options.onEnd);
};

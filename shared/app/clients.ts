import '../platform/polyfills.ts';
import { checkedAnswers } from '../api/checkedAnswers.ts';
import { takeEarly } from '../api/early.ts';
import { explained } from '../api/explainUnknown.ts';
import type { ServiceAddress } from '../api/request.ts';
import { type Call, type Client, type ClientPlatform, type MakeClient, settle, unknown } from '../api/settle.ts';
import { defaultLanguage, paths, sendsIdempotencyKey, service } from '../brand/current.ts';
import { frameDrawn } from '../platform/frameDrawn.ts';
import type { PageParameters } from '../session/parameters.ts';
import { type LoadedClient, lateClient } from './lateClient/lateClient.ts';

declare const __API_BASE__: string;

const at: ServiceAddress = {
  base: __API_BASE__,
  service,
  paths,
  takesIdempotencyKey: sendsIdempotencyKey,
};

/**
 * A page's client. It returns the head's response for the call that the head has sent, and uses the client of `make` for
 * every other call. The code of that client loads once the frame with that response is drawn: earlier it would delay the borrower's data.
 */
export const withHead =
  (make: (platform: ClientPlatform, page: PageParameters) => LoadedClient): Client =>
  (host, page, { after }) => {
    const platform: ClientPlatform = { fetch: (input, init) => fetch(input, init), after };
    const { call, loadAhead } = make(platform, page);
    return (endpoint, input, options = {}) => {
      const early = takeEarly(host, endpoint, input, page);
      if (!early) return call(endpoint, input, options);
      return settle(platform, early, () => {
        frameDrawn().then(loadAhead);
        options.onEnd?.();
      });
    };
  };

/** Makes a client of this build's service. In development it logs what is wrong with a response, and why an outcome is unknown. */
export const atService =
  (make: MakeClient) =>
  (platform: ClientPlatform, page: PageParameters): Call =>
    (import.meta.env.MODE === 'development' ? explained(checkedAnswers(make)) : make)(
      platform,
      { ...page, lang: page.lang || defaultLanguage },
      at,
    );

/**
 * For a page whose head sends its first call. The fetch library is needed only for the calls after it, so it follows the
 * document once that first one has ended: 2 kB (brotli) that the data need not wait for.
 */
export const callClient: Client = /* @__PURE__ */ withHead((platform, page) =>
  lateClient(async () => {
    const { makeOnlineClient } = await import('./lateClient/client.ts');
    return atService(makeOnlineClient)(platform, page);
  }, platform.after),
);

/** For a page that makes no call. */
export const noClient: Client = () => () => Promise.resolve(unknown('offline'));

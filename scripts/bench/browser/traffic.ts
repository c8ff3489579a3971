import type { DevToolsConnection } from '../../../test/engines/devtoolsConnection.ts';
import { type JsonRecord, numberOf, recordOf, textOf } from '../../../test/engines/json.ts';

/** The traffic over the network, without files from the browser's cache. */
export interface Traffic {
  /** @returns the requests and bytes (with headers, as transferred) since the last `reset`. */
  read(): { readonly requests: number; readonly bytes: number };
  reset(): void;
  /** Resolves when no request has been under way for `ms` milliseconds. */
  quiet(ms: number): Promise<void>;
}

const CHECK_MS = 25;
// A file that has not arrived after this time will not arrive.
const LONGEST_MS = 20_000;

/** Counts a page's traffic from now on. */
export const watchTraffic = (devtools: DevToolsConnection): Traffic => {
  // By the page and document that asked.
  const open = new Map<string, { isCached: boolean; readonly page: string; readonly loaderId: string }>();
  // The documents that have been shown, by the id of their loader.
  const shown = new Set<string>();
  let requests = 0;
  let bytes = 0;
  let lastMs = Date.now();
  const end = (requestId: string, size: number): void => {
    const request = open.get(requestId);
    if (!request) return;
    open.delete(requestId);
    lastMs = Date.now();
    if (request.isCached) return;
    requests += 1;
    bytes += size;
  };
  const answerFromCache = (id: string): void => {
    const request = open.get(id);
    if (request) request.isCached = true;
  };
  const hear: { readonly [method: string]: (id: string, params: JsonRecord, page: string) => void } = {
    'Network.requestWillBeSent': (id, { request, loaderId }, page) => {
      if (/^https?:/.test(textOf(recordOf(request)['url'])))
        open.set(id, { isCached: false, page, loaderId: textOf(loaderId) });
    },
    // The browser reports no end of the requests of a document that is left. A document that is on its way meanwhile is not one that is left.
    'Page.frameNavigated': (_, { frame }, page) => {
      const { parentId, loaderId } = recordOf(frame);
      if (parentId) return;
      shown.add(textOf(loaderId));
      for (const [id, asked] of open)
        if (asked.page === page && asked.loaderId !== loaderId && shown.has(asked.loaderId)) open.delete(id);
    },
    'Network.requestServedFromCache': answerFromCache,
    'Network.responseReceived': (id, { response }) => {
      if (recordOf(response)['fromDiskCache'] === true) answerFromCache(id);
    },
    'Network.loadingFinished': (id, { encodedDataLength }) => end(id, numberOf(encodedDataLength) ?? 0),
    'Network.loadingFailed': (id) => end(id, 0),
  };
  devtools.listen((method, params, page) => hear[method]?.(textOf(params['requestId']), params, page));
  return {
    read: () => ({ requests, bytes }),
    reset: () => {
      requests = 0;
      bytes = 0;
    },
    quiet: async (ms) => {
      const until = Date.now() + LONGEST_MS;
      while ((open.size || Date.now() - lastMs < ms) && Date.now() < until)
        await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    },
  };
};

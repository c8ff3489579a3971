import type { CDPSession } from 'playwright-core';

/** What went over the line. Files that the cache answered are not in it. */
export interface Traffic {
  /** Requests and bytes (headers too, as they went) since the last `reset`. */
  read(): { readonly requests: number; readonly bytes: number };
  reset(): void;
  /** Resolves when nothing has been under way for so long. */
  quiet(ms: number): Promise<void>;
}

const CHECK_MS = 25;
// A file that has not come by then does not come.
const LONGEST_MS = 20_000;

/** Counts a page's traffic from now on. */
export const watchTraffic = (devtools: CDPSession): Traffic => {
  const open = new Map<string, { isCached: boolean }>();
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
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:/.test(request.url)) open.set(requestId, { isCached: false });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    open.set(requestId, { isCached: true });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache && open.has(requestId)) open.set(requestId, { isCached: true });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
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

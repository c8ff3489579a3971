import type { CDPSession, Page } from 'playwright-core';

/** A record of where a page navigates and what it loads, from the browser's DevTools events. */
export interface AddressWatch {
  /** Every address that the page, or a frame in it, has asked the browser to open since the last `begin`. */
  readonly moves: readonly string[];
  /** Every requested address of any origin (http, ws, ftp or file) that the browser has not blocked. */
  loaded(): readonly string[];
  begin(): void;
}

const watches = new WeakMap<Page, Promise<AddressWatch>>();

const start = async (page: Page): Promise<AddressWatch> => {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const moves: string[] = [];
  const asked = new Map<string, string>();
  devtools.on('Page.frameRequestedNavigation', ({ url }) => moves.push(url));
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url));
  devtools.on('Network.loadingFailed', ({ requestId, blockedReason }) => {
    if (blockedReason) asked.delete(requestId);
  });
  await devtools.send('Page.enable');
  await devtools.send('Network.enable');
  return {
    moves,
    loaded: () => [...asked.values()].filter((url) => /^(https?|wss?|ftp|file):/.test(url)),
    begin: () => {
      moves.length = 0;
      asked.clear();
    },
  };
};

/** Starts to watch a page, or returns its existing watch. */
export const watchAddresses = (page: Page): Promise<AddressWatch> => {
  const watch = watches.get(page) ?? start(page);
  watches.set(page, watch);
  return watch;
};

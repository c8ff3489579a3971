import type { Page } from '@playwright/test';

/**
 * Holds a page's calls to an address until the returned function is called, so that the call is in flight while the test
 * acts, however slow the machine. A fixed delay would not guarantee that.
 */
export const holdCall = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    // The request is aborted if the page has navigated away.
    await route.continue().catch(() => {});
  });
  return release;
};

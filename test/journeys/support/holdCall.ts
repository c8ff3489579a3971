import type { Page } from '@playwright/test';

/**
 * Holds a page's calls to an address back, from now until `release`: what a borrower does meanwhile is done while the call is
 * under way, however slow the machine. An answer that is late by so many milliseconds leaves that to chance.
 */
export const holdCall = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    // A page that has left waits for nothing any more.
    await route.continue().catch(() => {});
  });
  return release;
};

import type { Page, Route } from '@playwright/test';

/**
 * Handles the first request to an address; every later one goes on. Playwright's own `times: 1` switches interception
 * off after it, and loses the event of a request that is sent at that moment, so that a journal of requests has a gap.
 */
export const routeFirst = async (
  page: Page,
  address: string | RegExp,
  handle: (route: Route) => unknown,
): Promise<void> => {
  let isFirst = true;
  await page.route(address, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await handle(route);
  });
};

import type { Page, Route } from '@playwright/test';

/**
 * Handles the first request to an address; later ones pass. Playwright's own `times: 1` disables interception
 * afterwards and loses the event of a request sent at that moment, so that a journal of requests has a gap.
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

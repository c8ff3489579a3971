import type { Page } from '@playwright/test';

/** Returns the path of a page and its current parameters: those of its address, and the session that it keeps in `history.state`. */
export const placeOf = (page: Page): Promise<{ readonly path: string; readonly query: Record<string, string> }> =>
  page.evaluate(() => {
    const { session } = (history.state ?? {}) as { session?: Record<string, string> };
    return {
      path: location.pathname,
      query: { ...session, ...Object.fromEntries(new URLSearchParams(location.search)) },
    };
  });

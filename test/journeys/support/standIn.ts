import type { Page } from '@playwright/test';

/**
 * Puts an empty page at an address that a journey ends at: what stands there is another journey's affair. `where` is a
 * path of this site, or a whole origin.
 */
export const standIn = (page: Page, where: string): Promise<unknown> =>
  page.route(
    (url) => (where.startsWith('/') ? url.pathname === where : url.origin === where),
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Elsewhere</title>' }),
  );

/** What an address asks for: its path, and its parameters by name. */
export const partsOf = (address: string): { readonly path: string; readonly query: Record<string, string> } => {
  const { pathname, searchParams } = new URL(address);
  return { path: pathname, query: Object.fromEntries(searchParams) };
};

/**
 * Where a page is, and the parameters that it has by now: those of its address, and the session that it keeps beside its
 * entry of the history.
 */
export const placeOf = async (
  page: Page,
): Promise<{ readonly path: string; readonly query: Record<string, string> }> => {
  const [address, kept] = await page.evaluate(() => [
    location.href,
    (history.state as { session?: Record<string, string> } | null)?.session,
  ]);
  const { path, query } = partsOf(address as string);
  return { path, query: { ...(kept as Record<string, string> | undefined), ...query } };
};

/** The link that opens a page as it is, in another tab: as an app or a message names it. */
export const linkTo = async (page: Page): Promise<string> => {
  const { path, query } = await placeOf(page);
  const { origin, hash } = new URL(page.url());
  return `${origin}${path}?${new URLSearchParams(query)}${hash}`;
};

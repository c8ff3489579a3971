import type { Page } from '@playwright/test';

/** Returns the path and the query parameters of an address. */
export const partsOf = (address: string): { readonly path: string; readonly query: Record<string, string> } => {
  const { pathname, searchParams } = new URL(address);
  return { path: pathname, query: Object.fromEntries(searchParams) };
};

/**
 * Returns the path of a page and its current parameters: those of its address, and the session that it keeps in
 * `history.state`.
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

/** Returns the link that opens a page as it is in another tab, as an app or a message would contain it. */
export const linkTo = async (page: Page): Promise<string> => {
  const { path, query } = await placeOf(page);
  const { origin, hash } = new URL(page.url());
  return `${origin}${path}?${new URLSearchParams(query)}${hash}`;
};

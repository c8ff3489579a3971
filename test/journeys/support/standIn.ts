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

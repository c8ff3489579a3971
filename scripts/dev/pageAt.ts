import type { Page } from '../build/findPages.ts';

/** The addresses of a page on the development server, without slashes at their ends. */
export const addressesOf = ({ folder, facts: { alsoAt = [] } }: Page): string[] => [
  folder === 'home' ? '' : folder,
  ...alsoAt,
];

/** The page at an address on the development server. */
export const pageAt = (pages: readonly Page[], address = ''): Page | undefined => {
  const { pathname } = new URL(address, 'http://localhost');
  return pages.find((page) => addressesOf(page).includes(pathname.replace(/^\/|\/$/g, '')));
};

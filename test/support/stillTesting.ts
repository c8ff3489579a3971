import { renderStaticPage } from '../../shared/app/renderStaticPage.ts';
import type { StaticPage } from '../../shared/app/staticPage.tsx';

/** Renders a static page for a test. */
export const drawForTest = (staticPage: StaticPage): Promise<void> => {
  document.body.innerHTML = '<div id="root"></div>';
  return renderStaticPage(async () => ({ staticPage }));
};

/** Returns all elements on the page that match a selector. */
export const all = <Kind extends HTMLElement>(selector: string): Kind[] => [
  ...document.querySelectorAll<Kind>(selector),
];

/** Returns the `href` attributes of the elements that match a selector. */
export const hrefs = (selector: string): (string | null)[] => all(selector).map((link) => link.getAttribute('href'));

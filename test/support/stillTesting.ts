import { beforeEach, expect, it } from 'vitest';
import { allTexts } from '../../scripts/build/readMessages.ts';
import { renderStaticPage } from '../../shared/app/renderStaticPage.ts';
import type { StaticPage } from '../../shared/app/staticPage.tsx';
import type { Values } from '../../shared/i18n/messages.ts';
import { fill } from '../../shared/i18n/t.ts';

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

/** Tests that a public page has its title as heading, and this address as current one in the navigation. */
export const testPublicPage = (staticPage: StaticPage, address: string | undefined): void => {
  beforeEach(() => drawForTest(staticPage));

  it('is headed by its title, and marked in the navigation where it stands there', () => {
    expect(document.querySelector('h1')?.textContent).toBe(staticPage.title);
    // In the menu of a phone, and in the line of a wide window.
    for (const list of ['.site__menu', '.site__line'])
      expect(hrefs(`${list} [aria-current=page]`)).toEqual(address ? [address] : []);
  });
};

/** Tests that every placeholder in these sets of texts gets a value, in every language of the sample brand. */
export const testFigures = (sets: readonly string[], values: Values): void => {
  it.each(['en', 'fil'])('has every figure in place in %s', async (language) => {
    const texts = Object.entries(await allTexts(language)).filter(([id]) => sets.includes(id.split('.')[0] ?? ''));
    expect(texts.length).toBeGreaterThan(10);
    for (const [, text] of texts) expect(fill(text, values)).not.toMatch(/[{}]|Infinity/);
  });
};

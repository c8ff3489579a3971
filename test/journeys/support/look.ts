import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

// Not by Playwright's AxeBuilder, which opens a second page for each check: there are hundreds of them.
const { resolve } = createRequire(import.meta.url);
const axe = readFileSync(createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns how many pixels the page is wider than the viewport; 0 if it does not overflow. */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the texts of elements whose content is wider than their own box. */
export const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, p, dt, dd, strong, span, button')]
      .filter((element) => !element.closest('.offscreen') && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.textContent.slice(0, 60)),
  );

/** Doubles the font size, as a borrower's browser setting does. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

// A dialog has its final colours after its opening animation. Endless animations, as of a skeleton, are not awaited.
const movementsEnded = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Loads axe into every document of the page from the next one on: injecting it for each check would take most of the check's
 * time.
 */
export const keepAxeReady = async (page: Page): Promise<void> => {
  await page.addInitScript(`if (self === top) {${axe}}`);
};

/**
 * Returns the violations that axe finds on the page, one line each; `rules` limits the check to these. Frames are skipped, as
 * their documents are tested as pages of their own.
 */
export const accessProblems = async (page: Page | Frame, rules?: readonly string[]): Promise<string[]> => {
  await movementsEnded(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const options = { iframes: false, resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`);
};

// Amounts, codes and the small lines, which people read in the sun; links and buttons among them have the brand's colour.
const IN_THE_SUN = '.hero__amount, .code, .plan strong, .small, .muted';

/** Returns the texts read in the sun whose contrast is under 7:1, one line each. */
export const faintTexts = async (page: Page): Promise<string[]> => {
  await movementsEnded(page);
  const options = { iframes: false, resultTypes: ['violations'], runOnly: ['color-contrast-enhanced'] };
  return page.evaluate(`{
    const texts = document.querySelectorAll(${JSON.stringify(IN_THE_SUN)});
    texts.length === 0 ? [] : axe.run(texts, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)).filter((html) => !/^<(a|button) /.test(html)));
  }`);
};

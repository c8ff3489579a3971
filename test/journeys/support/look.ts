import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// Without the builder of Playwright's package, which needs a second page for each look: there are hundreds of them.
const { resolve } = createRequire(import.meta.url);
const axe = readFileSync(createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** How many pixels of the page lie beside the screen: none, where nothing pushes it wide. */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements whose text is wider than their own box, as a person would find them: by their words. */
export const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, p, dt, dd, strong, span, button')]
      .filter((element) => !element.closest('.offscreen') && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.textContent.slice(0, 60)),
  );

/** Doubles every text, as a borrower's own setting does. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

// A dialog that is still on its way in has not its colours yet. What moves without an end, as a skeleton does, is not waited for.
const movementsEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Has axe in every document of the page from the next one on: the browser compiles it once, and not for each look, of which
 * it would be the greater part.
 */
export const keepAxeReady = async (page: Page): Promise<void> => {
  await page.addInitScript(`if (self === top) {${axe}}`);
};

/**
 * What axe finds wrong with the page as it stands, one line each; by some of its rules alone, where any are named. Documents in
 * frames are pages of their own, which are looked at by themselves.
 */
export const accessProblems = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  await movementsEnded(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const options = { iframes: false, resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`);
};

/** The same in light colours and in dark. */
export const accessProblemsInBothColours = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await accessProblems(page)).map((problem) => `${colorScheme}: ${problem}`));
  }
  return found;
};

import type { Page } from '@playwright/test';

/**
 * Records in every animation frame where the tappable elements are, from the next page on. @returns a function that lists those seen
 * in several places, as their text and the place in pixels down the page
 */
export const watchPlaces = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = (): void => {
      for (const tapped of document.querySelectorAll('main a, main button, main .copy-code'))
        seen.add(`${tapped.textContent}: ${Math.round(tapped.getBoundingClientRect().top + scrollY)}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  return async () => {
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    const wordsOf = (place: string): string => place.replace(/: -?\d+$/, '');
    return seen.filter((place) => seen.some((other) => other !== place && wordsOf(other) === wordsOf(place)));
  };
};

import type { Page } from '@playwright/test';

/**
 * Notes in every frame how far down the page all stands that a thumb can tap there, from the next page on.
 * @returns what stood in several places, by its words, each with all of its places in pixels.
 */
export const watchPlaces = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const places: { [words: string]: number[] } = {};
    Object.assign(window, { places });
    const look = (): void => {
      for (const tapped of document.querySelectorAll('main a, main button, main .copy-code')) {
        const words = tapped.textContent ?? '';
        const place = Math.round(tapped.getBoundingClientRect().top + scrollY);
        places[words] = [...new Set([...(places[words] ?? []), place])];
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => {
      const { places } = window as unknown as { places: { [words: string]: number[] } };
      return Object.entries(places)
        .filter(([, seen]) => seen.length > 1)
        .map(([words, seen]) => `${words}: ${seen.join(', ')}`);
    });
};

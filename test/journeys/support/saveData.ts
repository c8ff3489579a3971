import type { Page } from '@playwright/test';

/** Simulates a browser in data-saver mode, from the page's next document on. */
export const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
};

import type { Page } from '@playwright/test';

/** From its next document on, the phone is one on which the borrower has asked for little to be loaded. */
export const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
};

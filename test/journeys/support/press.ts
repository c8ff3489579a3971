import type { Page } from '@playwright/test';

// A button that goes between the look and the press, or stays locked, is not waited for.
const PRESS_MS = 1000;

/** Presses a button that may have gone, or be locked, by the time that a person looks again. */
export const pressIfThere = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name });
  if (await button.isVisible()) await button.click({ timeout: PRESS_MS }).catch(() => {});
};

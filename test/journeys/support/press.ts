import type { Page } from '@playwright/test';

/** Presses a button that may have gone, or be locked, by the time that a person looks again. */
export const pressIfThere = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name });
  if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
};

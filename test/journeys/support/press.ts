import type { Page } from '@playwright/test';

// The limit of a click on a button that disappears just before it or stays disabled.
const PRESS_MS = 1000;

/** Clicks a button if it is visible; it may have disappeared or be disabled by then. */
export const pressIfThere = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name });
  if (await button.isVisible()) await button.click({ timeout: PRESS_MS }).catch(() => {});
};

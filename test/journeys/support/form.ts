import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixture.ts';

/** Expects a field to be marked as invalid, to have this error below it, and to have the focus. */
export const expectMarked = async (field: Locator, words: string | RegExp): Promise<void> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(words);
  await expect(field).toBeFocused();
};

/** Expects a field not to be marked as invalid, and to have no text below it. */
export const expectUnmarked = async (field: Locator): Promise<void> => {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('');
};

// The limit of a click on a button that disappears just before it or stays disabled.
const PRESS_MS = 1000;

/** Clicks a button if it is visible; it may have disappeared or be disabled by then. */
export const pressIfThere = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name });
  if (await button.isVisible()) await button.click({ timeout: PRESS_MS }).catch(() => {});
};

import type { Locator } from '@playwright/test';
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

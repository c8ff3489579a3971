import type { Locator } from '@playwright/test';
import { expect } from '../fixture.ts';

/** A field is marked as wrong, says why below itself, and has the focus. */
export const expectMarked = async (field: Locator, words: string | RegExp): Promise<void> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(words);
  await expect(field).toBeFocused();
};

/** A field is taken for right, and nothing stands below it. */
export const expectUnmarked = async (field: Locator): Promise<void> => {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('');
};

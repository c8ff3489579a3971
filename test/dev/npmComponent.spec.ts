import { expect } from '@playwright/test';
import { test } from './fixture.ts';

test('A React component from npm draws a pay code and follows what is typed', async ({ page }) => {
  await page.goto('/qrPreview');
  const squares = page.getByRole('img').locator('path').last();
  const first = await squares.getAttribute('d');
  await page.getByLabel('Pay code').fill('7702 0000 1111');
  await expect(page.getByRole('img', { name: '7702 0000 1111' })).toBeVisible();
  expect(await squares.getAttribute('d')).not.toBe(first);
});

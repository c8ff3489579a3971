import { expect, type Page } from '@playwright/test';

/** Uses each component of `/reactPreview`: a field with state of its own, a date picker with its styles, a chart. */
export const tryReactComponents = async (page: Page): Promise<void> => {
  const amount = page.getByLabel('Amount');
  await expect(amount).toHaveValue('₱1,500.5');
  await amount.fill('');
  await amount.pressSequentially('1234567.89');
  await expect(amount).toHaveValue('₱1,234,567.89');
  const day = page.getByRole('button', { name: /December 24th/ });
  await day.click();
  await expect(page.getByRole('status').filter({ hasText: 'Pay on 2026-12-24' })).toBeVisible();
  // Its class is put together by the package: `rdp-selected`.
  const selected = page.locator('.rdp-selected button');
  await expect(selected).toHaveCSS('border-color', 'rgb(0, 0, 255)');
  await expect(page.getByRole('img', { name: 'Repayments' }).locator('polyline').first()).toBeVisible();
};

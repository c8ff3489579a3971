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

test('A field, a date picker and a chart from npm work on a page that asks for React, without a file of Preact', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/reactPreview');
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
  expect(requests.filter((path) => /preact/.test(path))).toEqual([]);
  // The second server has a base of its own, and the pages of the first know nothing of it.
  requests.splice(0);
  await page.goto('/qrPreview');
  await expect(page.getByRole('img')).toBeVisible();
  expect(requests.filter((path) => /react-pages/.test(path))).toEqual([]);
});

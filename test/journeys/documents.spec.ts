import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { beIn } from './support/app.ts';

const { instalments } = borrowers;

const readWords = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
};

test('The documents are copied as a text, without anything of the session', {
  tag: '@matrix',
}, async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beIn(page, 'androidWebview');
  await open('myDocuments', instalments);
  await readWords(page);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const words = await page.evaluate(() => navigator.clipboard.readText());
  for (const line of [
    'Total repayment: ₱6,001.49',
    / · Paid: ₱1,500\.50$/m,
    / · Due: ₱1,500\.50$/m,
    'Reference: 7100001700011',
  ])
    expect(words).toMatch(line);
  expect(words).not.toMatch(/50011|session|device|0917/);
});

import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { accessProblems } from './support/look.ts';

const borrower = borrowers.failedLogin;
const READ = '/older/failed-recommend';

const apply = (page: Page, at: number) => page.getByRole('listitem').nth(at).getByRole('button');

test('A borrower whose login at a partner failed is told why', async ({ page, open, journal }) => {
  await open('error', borrower);
  await expect(page.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible();
  await expect(page).toHaveTitle('Order Details · Sample Loan');
  await expect(page.getByRole('heading', { name: 'Failed' })).toBeVisible();
  await expect(page.locator('.failed svg')).toBeVisible();
  await expect(page.getByText('Nothing was sent and nothing is owed.')).toBeVisible();
  const first = page.getByRole('listitem').first();
  await expect(first.getByText('Sample Cash Now', { exact: true })).toBeVisible();
  await expect(first.getByText('50.000', { exact: true })).toBeVisible();
  await expect(first.getByText('Loan amount')).toBeVisible();
  await expect(first.getByText('0.05% a day')).toBeVisible();
  await expect(first.getByText('Interest rate')).toBeVisible();
  await expect(first.locator('img')).toHaveAttribute('src', /\/sandbox\/images\//);
  await expect(first.getByRole('button', { name: 'Apply Sample Cash Now', exact: true })).toBeVisible();
  // One that cannot be taken is grey.
  await expect(apply(page, 2)).toHaveAttribute('aria-disabled', 'true');
  const colorOf = (at: number) =>
    page
      .getByRole('listitem')
      .nth(at)
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf(2)).not.toBe(await colorOf(0));
  // Tags are at the first two products alone.
  await expect(first).toContainText('No collateral / 91 to 180 days / First loan');
  await expect(page.getByRole('listitem').nth(2)).not.toContainText('Shop owners');
  expect(journal.calls).toEqual([`POST /api${READ}`]);
  expect(await accessProblems(page)).toEqual([]);
});

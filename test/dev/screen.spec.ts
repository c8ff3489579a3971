import { expect } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { test } from './fixture.ts';

test('A borrower’s screen shows what the sandbox responds', async ({ page }) => {
  await page.goto(`/repay?${new URLSearchParams({ ...borrowers.dueSoon })}`);
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});

import { expect } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { test } from './fixture.ts';

test('A borrower’s screen shows what the sandbox responds', async ({ page }) => {
  await page.goto(`/repay?${new URLSearchParams({ ...borrowers.dueSoon })}`);
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});

test('A screen and a static page are in the language that their address asks for', async ({ page }) => {
  await page.goto(`/repay?${new URLSearchParams({ ...borrowers.dueSoon, lang: 'fil' })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Magbayad');
  await page.goto('/notFound?lang=fil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walang ganitong pahina');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
});

test('A token with a plus in an address that was joined by hand is named on the console', async ({
  page,
  problems,
}) => {
  await page.goto('/customerService?userId=7&sessionId=AbC+dEf&lang=fil_PH');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  expect(problems.splice(0)).toEqual([expect.stringContaining('sessionId has a + in the address')]);
});

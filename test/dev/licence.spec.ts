import { expect } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { test } from './fixture.ts';

test.use({ brand: 'ph' });

const addresses = [
  '/promotion?id=7001&lang=fil',
  `/repaymentOfCode2?${new URLSearchParams({ ...borrowers.dueSoonWithDelay, lang: 'fil' })}`,
];

for (const address of addresses)
  test(`In development what the lender has to state stands on ${address.replace(/\?.*/, '')}, in the borrower's language`, async ({
    page,
  }) => {
    await page.goto(address);
    const foot = page.locator('footer');
    await expect(foot).toContainText('Sample Lending Company, Inc. (sample)');
    await foot.locator('summary').click();
    await expect(foot.getByText('Pinakamataas na APR')).toBeVisible();
    await expect(foot.getByRole('link', { name: 'complaints@sample-peso.example' })).toBeVisible();
  });

test('In development a page that need not state it has nothing of it', async ({ page }) => {
  await page.goto(`/repay?${new URLSearchParams({ ...borrowers.dueSoon })}`);
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
  await expect(page.getByText('CS0000000')).toHaveCount(0);
});

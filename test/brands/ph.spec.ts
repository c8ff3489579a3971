import { expect, test } from '../journeys/fixture.ts';
import { borrowers } from '../support/borrowers.ts';

test.describe('The brand for the Philippines', () => {
  test('groups its amounts by commas, and sends them as they came', async ({ page, open, reset }) => {
    const borrower = borrowers.dueSoonWithDelay;
    await reset(borrower);
    await open('repay', borrower);
    await expect(page.getByText('₱3,200.00', { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Payment Method' }).click();
    await page.getByText('Sample Counter').click();
    const asked = page.waitForRequest(/generate-vcode/);
    await page.getByRole('button', { name: 'Payment', exact: true }).click();
    expect((await asked).postDataJSON()).toMatchObject({ amount: 320000, channelNumber: '90007' });
  });

  test('keeps its stores apart from those of another brand', async ({ page, open }) => {
    await open('repay', borrowers.dueSoon);
    await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual([
      'loan:ph:borrower',
      'loan:ph:repaymentInfo',
    ]);
  });

  test('sends the stars that the borrower chose', async ({ page, open, reset }) => {
    await reset(borrowers.score);
    await open('loanDetail', borrowers.score);
    await page.locator('.star').nth(2).click();
    const sent = page.waitForRequest(/store-score/);
    await page.getByRole('button', { name: 'Send' }).click();
    expect((await sent).postDataJSON()).toEqual({ score: 3 });
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  });

  test('groups a product’s range by commas', async ({ page, open }) => {
    await open('loanDetail', borrowers.notApproved);
    await expect(page.getByText('50,000', { exact: true })).toBeVisible();
  });
});

import { borrowers } from './borrowers.ts';
import { expect, test } from './fixture.ts';

test.describe('A borrower repays at a channel', () => {
  test('from the order to the channel and back to a settled order', async ({
    page,
    open,
    reset,
    journal,
    ledgerOf,
  }) => {
    const borrower = borrowers.dueSoonWithDelay;
    await reset(borrower);
    await open('loanDetail', borrower);
    await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
    await page.getByRole('button', { name: 'REPAY', exact: true }).click();

    await expect(page.getByText('₱3200.00')).toBeVisible();
    await page.getByRole('button', { name: 'Payment Method' }).click();
    await page.getByText('Sample Counter').click();
    await page.getByRole('button', { name: 'Payment', exact: true }).click();

    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: /pay now/i }).click();
    await page
      .getByRole('link', { name: /order|back/i })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();

    expect(journal.calls).toEqual([
      'GET /api/v3/loan-details/loan-details',
      'POST /api/v3/installment/loan-play-detail',
      'POST /api/v3/loan-details/generate-vcode',
      'GET /api/v3/loan-details/loan-details',
    ]);
    expect((await ledgerOf(borrower)).length).toBeGreaterThan(0);
  });
});

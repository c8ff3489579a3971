import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { GENERATE, PLAN, payAt } from './support/channels.ts';
import { dayFromToday } from './support/days.ts';
import { withoutLooks } from './support/looks.ts';

const DELAY_PATH = '/growing/plan';
const DELAY_PLAN = `POST /api${DELAY_PATH}`;

test('A borrower rolls over, and the order shows the new date', async ({ page, open, journal, ledgerOf }) => {
  const borrower = borrowers.dueSoonWithDelay;
  await open('loanDetail', borrower);
  await expect(page.getByText('Due soon')).toBeVisible();
  await page.getByRole('button', { name: 'Rollover Repayment' }).click();

  await expect(page).toHaveURL(/\/repayDelay(\?|$)/);
  await expect(page.locator('.hero__amount')).toHaveText('₱480.00');
  await expect(page.getByText(`Your next payment date is ${dayFromToday(15)}`)).toBeVisible();
  await payAt(page, 'Sample Remittance');

  await expect(page.getByText('Moving the date')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Your due date has moved' });
  await expect(thanks).toContainText('₱480.00');
  await expect(thanks).toContainText('Rollover fee');
  await expect(page.getByText(/^Your due date is now \d{4}-\d\d-\d\d\.$/)).toBeVisible();
  await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
  await expect(page.getByText('Repayment due')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rollover Repayment' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Repayment', exact: true }).click();
  await expect(page.getByText(`Due ${dayFromToday(15)}`)).toBeVisible();
  await expect(page.locator('.hero__amount').last()).toHaveText('₱3,200.00');

  // What paying comes to is read beside the fee, after the payment, and on its own page.
  await expect.poll(() => withoutLooks(journal.calls)).toEqual([DELAY_PLAN, PLAN, GENERATE, PLAN, PLAN]);
  expect(await ledgerOf(borrower)).toMatchObject([
    { kind: 'generatePayCode', amount: '48000', isDelay: true, outcome: '00' },
    { kind: 'payment', amount: '48000', isDelay: true, outcome: '00' },
  ]);
});

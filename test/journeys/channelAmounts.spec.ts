import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerPlan, GENERATE, openSheet, PLAN, PLAN_ADDRESS } from './support/channels.ts';
import { withoutLooks } from './support/looks.ts';

const COUNTER = { name: 'Sample Counter', logo: '', channel_number: '90007' };
const WALLET = { name: 'Sample Wallet', logo: '', channel_number: '90006' };

test('A channel of whole pesos says the rounded sum beside what is due', async ({ page, open, journal, ledgerOf }) => {
  const borrower = borrowers.noDefaultCode;
  await open('repay', borrower);
  await expect(page.locator('.hero__amount')).toHaveText('₱1,234.56');
  const sheet = await openSheet(page);
  const counter = sheet.getByRole('radio', { name: 'Sample Counter', exact: true });
  await expect(counter).toHaveAccessibleDescription(/^Pay ₱1,235 at the counter \(due ₱1,234\.56\)/);
  await sheet.getByText('Sample Counter').click();
  await sheet.getByRole('button', { name: 'Payment', exact: true }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  expect(withoutLooks(journal.calls)).toEqual([PLAN, GENERATE]);
  expect(await ledgerOf(borrower)).toMatchObject([{ kind: 'generatePayCode', amount: '123456' }]);
});

test('A channel that does not take the amount cannot be chosen, and says why', async ({ page, open, journal }) => {
  await answerPlan(page, { repayAmount: 4_900, repayList: [WALLET, COUNTER] });
  await open('repay', borrowers.dueSoonWithDelay);
  const sheet = await openSheet(page);
  const counter = sheet.getByRole('radio', { name: 'Sample Counter', exact: true });
  const wallet = sheet.getByRole('radio', { name: 'Sample Wallet', exact: true });
  await expect(counter).toHaveAttribute('aria-disabled', 'true');
  await expect(counter).toHaveAccessibleDescription('Takes ₱50.00 or more. You have ₱49.00 to pay.');

  // As a finger does, which does not ask whether it may: the list stands still by then.
  await expect(page.locator('.overlay__shield')).toBeHidden();
  await sheet.getByText('Sample Counter').click({ force: true });
  await counter.focus();
  await page.keyboard.press('Space');
  await expect(counter).not.toBeChecked();
  await sheet.getByRole('button', { name: 'Payment', exact: true }).click();
  await expect(sheet.getByText('Please choose one of these first.')).toBeVisible();
  expect(withoutLooks(journal.calls)).toEqual([PLAN]);

  await sheet.getByText('Sample Wallet').click();
  await page.keyboard.press('ArrowDown');
  await expect(wallet).toBeChecked();
  await expect(counter).not.toBeChecked();
  await expect(sheet.locator('label:has(svg)').getByText('Sample Wallet', { exact: true })).toBeVisible();
});

test('The code says what to pay there before the rest of the page comes', async ({ page, open, expectProblem }) => {
  expectProblem('Failed to load resource');
  await page.route('**/late/later*', (route) => route.abort());
  await open('repaymentOfCode2', borrowers.dueSoon);
  await expect(page.locator('.hero__amount')).toHaveText('₱2,651');
  await expect(page.getByText('Pay ₱2,651 at the counter (due ₱2,650.75)')).toBeVisible();
});

for (const screen of ['repaymentOfCode2', 'repaymentOfCode'])
  test(`On /${screen} a channel that does not take the amount has no code`, async ({ page, open, journal }) => {
    const defDetail = { payCode: '71000000000123', title: 'Sample Counter' };
    await answerPlan(page, { repayAmount: 4_900, repayList: [COUNTER], defDetail });
    await open(screen, borrowers.dueSoonWithDelay);
    await expect(page.getByRole('alert')).toHaveText('Takes ₱50.00 or more. You have ₱49.00 to pay.');
    await expect(page.locator('.code')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Copy|Save/ })).toHaveCount(0);
    expect(withoutLooks(journal.calls)).toEqual([PLAN]);
    await page.unroute(PLAN_ADDRESS);
    await page.getByRole('link', { name: 'Ways to pay' }).click();
    await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
  });

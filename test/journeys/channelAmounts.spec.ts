import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerPlan, GENERATE, openSheet, PLAN, PLAN_ADDRESS } from './support/channels.ts';
import { withoutLooks } from './support/looks.ts';
import { matrixUnless } from './support/matrix.ts';

const COUNTER = { name: 'Sample Counter', logo: '', channel_number: '90007' };
const WALLET = { name: 'Sample Wallet', logo: '', channel_number: '90006' };

/** Has the service say that so much is due, at these channels. */
const sayDue = (page: Page, repayAmount: number | string, repayList: readonly object[] = [WALLET, COUNTER]) =>
  answerPlan(page, { repayAmount, repayList });

test.describe('A channel that takes whole pesos alone', () => {
  test('says what to pay there, rounded up, beside what is due, and is paid with what is due', async ({
    page,
    open,
    journal,
    ledgerOf,
  }) => {
    const borrower = borrowers.noDefaultCode;
    await open('repay', borrower);
    await expect(page.locator('.hero__amount')).toHaveText('₱1,234.56');
    const sheet = await openSheet(page);
    await expect(sheet.getByText('Pay ₱1,235 at the counter (due ₱1,234.56)')).toBeVisible();
    await expect(sheet).not.toContainText('Pay ₱1,234');
    const counter = sheet.getByRole('radio', { name: 'Sample Counter', exact: true });
    await expect(counter).toHaveAccessibleDescription(/^Pay ₱1,235 at the counter \(due ₱1,234\.56\)/);
    await sheet.getByText('Sample Counter').click();
    await expect(counter).toBeChecked();
    await sheet.getByRole('button', { name: 'Payment', exact: true }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    expect(withoutLooks(journal.calls)).toEqual([PLAN, GENERATE]);
    expect(await ledgerOf(borrower)).toMatchObject([{ kind: 'generatePayCode', amount: '123456' }]);
  });

  test('adds no words to a whole amount, nor does one of which the brand says nothing to any', {
    tag: '@matrix',
  }, async ({ page, open }) => {
    await sayDue(page, 123_400);
    await open('repay', borrowers.dueSoonWithDelay);
    const sheet = await openSheet(page);
    // A letter stands in the place of a logo.
    await expect(sheet.locator('.channel')).toHaveText([
      'SSample Wallet',
      'SSample CounterIt may take up to 30 minutes until your payment shows.',
    ]);
    await expect(sheet.getByRole('radio', { name: 'Sample Wallet' })).toHaveAccessibleDescription('');
  });
});

test.describe('A channel that does not take the amount', () => {
  const cases = [
    { what: 'below its least', due: 4_900, reason: 'Takes ₱50.00 or more. You have ₱49.00 to pay.' },
    { what: 'above its most', due: 5_000_001, reason: 'Takes ₱50,000.00 at most. You have ₱50,000.01 to pay.' },
  ];
  for (const { what, due, reason } of cases)
    test(
      `because it is ${what} cannot be chosen by tap, key or arrow, says why, and leaves the others`,
      matrixUnless(due === 4_900),
      async ({ page, open, journal }) => {
        await sayDue(page, due);
        await open('repay', borrowers.dueSoonWithDelay);
        const sheet = await openSheet(page);
        const counter = sheet.getByRole('radio', { name: 'Sample Counter', exact: true });
        const wallet = sheet.getByRole('radio', { name: 'Sample Wallet', exact: true });
        await expect(counter).toHaveAttribute('aria-disabled', 'true');
        await expect(counter).toHaveAccessibleDescription(reason);
        await expect(sheet.getByText(reason)).toBeVisible();

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
        const marked = sheet.locator('label:has(svg)');
        await expect(marked).toHaveCount(1);
        await expect(marked.getByText('Sample Wallet', { exact: true })).toBeVisible();
      },
    );

  test('is not asked where it was chosen before the amount changed', { tag: '@matrix' }, async ({
    page,
    open,
    journal,
  }) => {
    await sayDue(page, 320_000);
    await open('repay', borrowers.dueSoonWithDelay);
    const sheet = await openSheet(page);
    await sheet.getByText('Sample Counter').click();
    await expect(sheet.getByRole('radio', { name: 'Sample Counter', exact: true })).toBeChecked();
    await page.unroute(PLAN_ADDRESS);
    await sayDue(page, 4_900);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(sheet.getByText('Takes ₱50.00 or more. You have ₱49.00 to pay.')).toBeVisible();
    await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Payment', exact: true }).click();
    await expect(sheet.getByText('Please choose one of these first.')).toBeVisible();
    expect(withoutLooks(journal.calls)).toEqual([PLAN, PLAN]);
  });

  test('and is the only one leads on to card and wallet', { tag: '@matrix' }, async ({ page, open, journal }) => {
    await sayDue(page, 5_000_001, [COUNTER]);
    await open('repay', borrowers.dueSoonWithDelay);
    const sheet = await openSheet(page);
    await expect(sheet.getByRole('status').last()).toHaveText(
      'None of these takes ₱50,000.01. You can pay by card or from your e-wallet account.',
    );
    await expect(sheet.getByRole('button', { name: 'Payment', exact: true })).toBeDisabled();
    await expect(sheet.getByRole('link', { name: 'Card or e-wallet account' })).toHaveAttribute(
      'href',
      /^\/repaymentMethod\?.*withholdingAmount=5000001/,
    );
    expect(withoutLooks(journal.calls)).toEqual([PLAN]);
  });
});

test('A channel that adds a fee says so', { tag: '@matrix' }, async ({ page, open }) => {
  await open('repay', borrowers.instalments);
  await expect((await openSheet(page)).locator('.channel').last()).toHaveText(
    'Sample RemittanceThe channel adds ₱15.00.It may take up to 1 day until your payment shows.',
  );
});

for (const screen of ['repaymentOfCode2', 'repaymentOfCode'])
  test.describe(`The code of a channel, on /${screen},`, matrixUnless(screen === 'repaymentOfCode2'), () => {
    test('says what to pay there, rounded up, beside what is due, and that it takes one payment', async ({
      page,
      open,
    }) => {
      await open(screen, borrowers.dueSoon);
      await expect(page.getByText('Pay ₱2,651 at the counter (due ₱2,650.75)')).toBeVisible();
      await expect(page.getByText('This code takes one payment.')).toBeVisible();
      await expect(page.getByText('It may take up to 30 minutes until your payment shows.')).toBeVisible();
      await expect(page.locator('.hero__amount')).toHaveText('₱2,651');
    });

    test('says so before what follows the document has come, and never what is due alone', async ({
      page,
      open,
      expectProblem,
    }) => {
      expectProblem('Failed to load resource');
      await page.route('**/late/openWatch*', (route) => route.abort());
      await open(screen, borrowers.dueSoon);
      await expect(page.locator('.hero__amount')).toHaveText('₱2,651');
      await expect(page.getByText('Pay ₱2,651 at the counter (due ₱2,650.75)')).toBeVisible();
    });

    test('that does not take the amount says so in its place, and leads to the other ways', async ({
      page,
      open,
      journal,
    }) => {
      const defDetail = { payCode: '71000000000123', title: 'Sample Counter' };
      await answerPlan(page, { repayAmount: 4_900, repayList: [COUNTER], defDetail });
      await open(screen, borrowers.dueSoonWithDelay);
      await expect(page.getByRole('alert')).toHaveText('Takes ₱50.00 or more. You have ₱49.00 to pay.');
      await expect(page.getByRole('heading', { name: 'Sample Counter' })).toBeVisible();
      await expect(page.getByText('This code takes one payment.')).toHaveCount(0);
      await expect(page.locator('.code')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Copy|Save/ })).toHaveCount(0);
      expect(withoutLooks(journal.calls)).toEqual([PLAN]);
      await page.unroute(PLAN_ADDRESS);
      await page.getByRole('link', { name: 'Ways to pay' }).click();
      await expect(page).toHaveURL(/\/repay(\?|$)/);
      await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
    });
  });

test('The code beside an order says what to pay at its counter, and sends no call for it', async ({
  page,
  open,
  journal,
}) => {
  await open('repay', borrowers.dueSoon);
  await expect(page.getByText('Pay ₱2,651 at the counter (due ₱2,650.75)')).toBeVisible();
  await expect(page.getByText('This code takes one payment.')).toBeVisible();
  expect(withoutLooks(journal.calls)).toEqual([PLAN]);
});

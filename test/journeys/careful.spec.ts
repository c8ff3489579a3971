import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import {
  chooseChannel as choose,
  GENERATE,
  GENERATE_ADDRESS,
  PLAN,
  channelPayButton as payButton,
  sheetOf,
} from './support/channels.ts';
import { holdCall } from './support/hold.ts';
import { clearFaults } from './support/sandbox.ts';
import { linkTo } from './support/standIn.ts';

const LOST = 'The payment page did not open';

const lostOf = (page: Page) => page.getByRole('dialog', { name: LOST });

test('Ten taps on "Payment" ask for one code, and nothing moves meanwhile', async ({
  page,
  open,
  journal,
  ledgerOf,
}) => {
  const release = await holdCall(page, GENERATE_ADDRESS);
  await open('repay', borrowers.dueSoonWithDelay);
  await choose(page);
  await payButton(page).focus();
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click();
  });
  await expect(sheetOf(page)).toContainText('Opening the payment page…');
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheetOf(page).getByRole('radio', { name: 'Sample Wallet' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.touchscreen.tap(180, 20);
  await expect(sheetOf(page).getByRole('radio', { name: 'Sample Bank' })).toBeChecked();
  release();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  expect(journal.calls).toEqual([PLAN, GENERATE]);
  expect(await ledgerOf(borrowers.dueSoonWithDelay)).toHaveLength(1);
});

test('A lost answer is said, and nothing sent', async ({ page, app, open, arm, journal, ledgerOf, expectProblem }) => {
  expectProblem('Failed to load resource');
  await arm({ call: 'generatePayCode', fault: 'lose', orderId: '174002', times: 5 });
  await open('repay', borrowers.dueSoonWithDelay);
  await choose(page);
  await payButton(page).click();
  await expect(lostOf(page)).toBeVisible();
  await expect(lostOf(page).getByRole('alert')).toContainText('there may be a pay code already');
  await expect(page.getByText(/failed/i)).toHaveCount(0);
  await expect(payButton(page)).toHaveCount(0);
  expect(journal.calls).toEqual([PLAN, GENERATE]);
  await clearFaults(app);

  await lostOf(page).getByRole('button', { name: 'See your order' }).click();
  await expect(payButton(page)).toBeEnabled();
  await expect(sheetOf(page).getByRole('radio', { name: 'Sample Bank' })).toBeChecked();
  expect(journal.calls).toEqual([PLAN, GENERATE, PLAN]);

  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  expect(journal.calls).toEqual([PLAN, GENERATE, PLAN, GENERATE]);
  const codes = (await ledgerOf(borrowers.dueSoonWithDelay)).map(({ payCode }) => payCode);
  expect(codes.length).toBeGreaterThan(1);
  expect(new Set(codes).size).toBe(1);
  await expect(page.getByText(String(codes[0]))).toBeVisible();
});

test.describe('A borrower who has paid and comes back', () => {
  const payHere = async (page: Page) => {
    await choose(page);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('We have received your payment.')).toBeVisible();
  };

  const goBackToRepay = async (page: Page) => {
    for (let step = 0; step < 3 && !/\/repay$/.test(page.url()); step += 1) await page.goBack();
    await expect(page).toHaveURL(/\/repay(\?|$)/);
  };

  test('reads that it is paid and what is due next, then sees the next one', async ({ page, open, journal }) => {
    await open('repay', borrowers.overdueInstalments);
    await expect(page.locator('.hero__amount')).toHaveText('₱3,000.00');
    await payHere(page);
    await goBackToRepay(page);
    await expect(page.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible();
    await expect(page.getByText(/^Next: ₱2,000\.00 on /)).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText(['₱3,000.00', '₱2,000.00']);
    await expect(sheetOf(page)).toHaveCount(0);
    const plans = journal.calls.filter((call) => call === PLAN);
    expect(plans.length).toBeGreaterThan(1);
    await page.reload();
    await expect(page.locator('.hero__amount')).toHaveText(['₱3,000.00', '₱2,000.00']);
    expect(journal.calls.filter((call) => call === GENERATE)).toHaveLength(1);
  });
});

test('Two tabs never pay the same instalment once the order has changed', async ({ page, context, open, ledgerOf }) => {
  await open('repay', borrowers.overdueInstalments);
  await choose(page);
  const other = await context.newPage();
  await other.goto(await linkTo(page));
  await choose(other);
  await payButton(other).click();
  await other.getByRole('button', { name: 'Pay now' }).click();
  await expect(other.getByText('We have received your payment.')).toBeVisible();

  await payButton(page).click();
  await expect(page.locator('.hero__amount').last()).toHaveText('₱2,000.00');
  await expect(page).toHaveURL(/\/repay(\?|$)/);
  const rows = await ledgerOf(borrowers.overdueInstalments);
  expect(rows.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
    'generatePayCode 00',
    'payment 00',
    expect.stringMatching(/^generatePayCode (?!00)/),
  ]);
});

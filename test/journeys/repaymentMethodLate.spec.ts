import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { holdAtServer } from './support/heldAtServer.ts';
import {
  COMMIT,
  CONFIRM,
  confirmButton,
  LOOK,
  openRoute,
  orderOf,
  payButton,
  payWith,
  typeCode,
  unconfirmedOf,
} from './support/repaymentMethod.ts';

const MINUTE_MS = 60_000;
// A proxy may deliver a payment as late as this.
const WINDOW_MS = 180_000;

const count = (calls: readonly string[], call: string): number => calls.filter((each) => each === call).length;
const againButton = (page: Page) => page.getByRole('button', { name: 'Pay again' });
const paymentsIn = (rows: readonly Record<string, unknown>[]) => rows.filter(({ kind }) => kind === 'payment');

test.describe('A payment that a proxy holds', () => {
  // An overdue order with a card that needs no code.
  const borrower = borrowers.overdueCards;

  test('is aborted after a minute, and paid once though it arrives after that', async ({
    page,
    app,
    journal,
    ledgerOf,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await page.clock.install();
    await openRoute(page, borrower);
    // What the head has read is too old ten seconds later for the part of the page that pays.
    await expect(payButton(page)).toBeVisible();
    // From here on only as much time passes as is let: a full machine takes more than the second that is left below.
    await page.clock.pauseAt(new Date(Date.now() + 10_000));
    const proxy = holdAtServer(app, '/repayment-commit');
    try {
      await payWith(page, '7890');
      await expect.poll(() => proxy.held.length).toBe(1);
      await page.clock.runFor(MINUTE_MS - 1000);
      expect(proxy.held[0]?.isClosed()).toBe(false);
      await page.clock.runFor(1000);
      await expect.poll(() => proxy.held[0]?.isClosed()).toBe(true);
      await expect(unconfirmedOf(page)).toContainText('You may have paid already');

      await page.clock.runFor(17_000);
      await expect(page.getByText('It does not show yet, but it may still be under way.')).toBeVisible();
      await expect(againButton(page)).toHaveCount(0);
      expect(await ledgerOf(borrower)).toEqual([]);
      await proxy.held[0]?.deliver();
      expect(paymentsIn(await ledgerOf(borrower))).toHaveLength(1);

      // No further than the look that begins then: it has a minute of its own.
      await page.clock.runFor(WINDOW_MS - MINUTE_MS - 17_000 + 500);
      // The page of the order has a clock too, and begins by it.
      await page.clock.resume();
      await expect(page).toHaveURL(orderOf(borrower));
      expect(proxy.held).toHaveLength(1);
      expect(count(journal.calls, COMMIT)).toBe(1);
      expect(paymentsIn(await ledgerOf(borrower))).toHaveLength(1);
    } finally {
      proxy.stop();
    }
  });
});

test('A clock that is set two hours ahead releases no payment that may still arrive', async ({
  page,
  arm,
  journal,
  expectProblem,
}) => {
  expectProblem('Failed to load resource');
  const borrower = borrowers.overdueCards;
  const startMs = Date.now();
  await page.clock.install({ time: startMs });
  await openRoute(page, borrower);
  await expect(payButton(page)).toBeEnabled();
  await arm({ call: 'commitRepayment', fault: 'drop', orderId: borrower.orderId });
  await payWith(page, '7890');
  await expect(unconfirmedOf(page)).toContainText('You may have paid already');
  await page.clock.setSystemTime(startMs + 120 * MINUTE_MS);
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(page.getByRole('button', { name: 'Look again' })).toBeEnabled();
    await page.clock.runFor(MINUTE_MS);
    await expect(unconfirmedOf(page)).toContainText('You may have paid already');
    await expect(againButton(page)).toHaveCount(0);
    await expect(payButton(page)).toHaveCount(0);
  }
  await page.clock.runFor(WINDOW_MS - MINUTE_MS + 1000);
  await expect(againButton(page)).toBeVisible();
  expect(count(journal.calls, COMMIT)).toBe(1);
});

test.describe('An instalment whose payment was made and its answer lost', () => {
  // A loan in parts, two of which are of the same amount.
  const borrower = borrowers.cards;

  test('is not paid again by anything that the page offers', async ({
    page,
    arm,
    journal,
    ledgerOf,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await page.clock.install();
    await openRoute(page, borrower);
    await payWith(page, '1234');
    await typeCode(page, borrower);
    await arm({ call: 'confirmRepayment', fault: 'lose', orderId: '170001' });
    await confirmButton(page).click();
    const changed = page.getByText(
      'The order has changed since. Look at it before you pay: your payment may be in it.',
    );
    await expect(changed).toBeVisible();

    for (const waitedMs of [0, MINUTE_MS, WINDOW_MS]) {
      await page.clock.runFor(waitedMs);
      const looked = page.waitForRequest(`**${LOOK.split(' ')[1]}?*`);
      await page.getByRole('button', { name: 'Look again' }).click();
      await looked;
      await expect(changed).toBeVisible();
      await expect(againButton(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: /another payment|^Pay/ })).toHaveCount(0);
    }
    expect(count(journal.calls, CONFIRM)).toBe(1);
    await expect(page.locator('.button--main')).toHaveText('Look at the order');
    await page.locator('.button--main').click();
    await expect(page).toHaveURL(orderOf(borrower));
    await expect(page.getByText('2 of 4 paid.')).toBeVisible();
    expect(paymentsIn(await ledgerOf(borrower))).toHaveLength(1);
  });
});

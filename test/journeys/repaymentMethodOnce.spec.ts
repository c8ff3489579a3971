import type { Locator, Page } from '@playwright/test';
import { paymentStatusText } from '../../shared/payments/messages.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { holdAtServer, holdCall } from './support/hold.ts';
import {
  addressOf,
  arriveAtOrder,
  COMMIT,
  cardOf,
  openRoute,
  orderOf,
  payButton,
  payWith,
  unconfirmedOf,
  WALLET,
} from './support/repaymentMethod.ts';

// An overdue order with a card that is confirmed by a code (6789), one that is not (7890), and a wallet.
const borrower = borrowers.overdueCards;
const MINUTE_MS = 60_000;
// A proxy may deliver a payment as late as this.
const WINDOW_MS = 180_000;

/** How a borrower comes to the button that charges the card. */
const prepare = async (page: Page): Promise<void> => {
  await openRoute(page, borrower);
  // The list stands before the page can pay, and a tap is lost in the moment in which another list takes its place.
  await payButton(page).waitFor();
  await cardOf(page, '7890').click();
};

const paymentsIn = (rows: readonly Record<string, unknown>[]) => rows.filter(({ kind }) => kind === 'payment');
const count = (calls: readonly string[], call: string): number => calls.filter((each) => each === call).length;

test.describe('Exactly once', () => {
  test('ten taps in 300 ms send one request', async ({ page, journal, ledgerOf }) => {
    await prepare(page);
    const release = await holdCall(page, addressOf(COMMIT));
    await payButton(page).evaluate(async (element: HTMLButtonElement) => {
      for (let tap = 0; tap < 10; tap += 1) {
        element.click();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    release();
    await expect(page).toHaveURL(orderOf(borrower));
    expect(count(journal.calls, COMMIT)).toBe(1);
    expect((await ledgerOf(borrower)).filter(({ kind }) => kind === 'commitRepayment')).toHaveLength(1);
  });

  test('Enter held down sends one request, even where it is refused at once', async ({ page, arm, journal }) => {
    await arm({ call: 'commitRepayment', fault: 'refuse', code: '5000', message: 'Not now.', orderId: '180001' });
    await prepare(page);
    await payButton(page).focus();
    const holdDown = async (): Promise<void> => {
      for (let repeat = 0; repeat < 15; repeat += 1) {
        await page.keyboard.down('Enter');
        await page.waitForTimeout(20);
      }
    };
    await holdDown();
    // However late the refusal comes, the key is down when it does, and after that.
    await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
    await holdDown();
    await page.keyboard.up('Enter');
    expect(count(journal.calls, COMMIT)).toBe(1);
  });

  test('another tab that shows what is due, or its code, says that it may have been paid', async ({
    page,
    context,
    arm,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await arm({ call: 'commitRepayment', fault: 'drop', orderId: '180001' });
    await prepare(page);
    await payButton(page).click();
    await expect(unconfirmedOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const screen of ['repay', 'repaymentOfCode2']) {
      const tab = await context.newPage();
      await tab.goto(`/${screen}?${new URLSearchParams(borrower)}`);
      const notice = unconfirmedOf(tab);
      await expect(notice).toBeVisible();
      const heightOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN;
      // Whoever reads from the top reads it before the code, also once its details have replaced the first warning.
      if (screen === 'repaymentOfCode2')
        await expect.poll(async () => (await heightOf(notice)) < (await heightOf(tab.locator('.code')))).toBe(true);
      await tab.close();
    }
  });

  test('a lost answer is unconfirmed, and not sent again', async ({ page, arm, journal, expectProblem }) => {
    expectProblem('Failed to load resource');
    await page.clock.install();
    await prepare(page);
    await arm({ call: 'commitRepayment', fault: 'drop', orderId: '180001' });
    await payButton(page).click();
    await expect(unconfirmedOf(page)).toBeVisible();
    await expect(page.getByText('The order says: “Overdue – ')).toBeVisible();
    await expect(page.getByText(/We cannot see it yet/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0);
    await expect(page.getByText(/We check again at (\d{4}-\d\d-\d\d )?\d\d:\d\d\./)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Questions\? Call \+63/ })).toBeVisible();
    await page.clock.runFor(WINDOW_MS);
    await expect(page.getByText('If the order does not show your payment')).toBeVisible();
    expect(count(journal.calls, COMMIT)).toBe(1);

    await page.getByRole('button', { name: 'Pay again' }).click();
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(count(journal.calls, COMMIT)).toBe(1);
    await payButton(page).click();
    await expect(page).toHaveURL(orderOf(borrower));
    expect(count(journal.calls, COMMIT)).toBe(2);
  });

  test('a payment that a proxy holds is paid once', async ({ page, app, journal, ledgerOf, expectProblem }) => {
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
      await expect(unconfirmedOf(page)).toBeVisible();

      await page.clock.runFor(17_000);
      await expect(page.getByText('We cannot see it yet. It may still arrive.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0);
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

test.describe('After a payment', () => {
  test('opening the page again leads to the order, and nothing can be paid twice', async ({ page, journal }) => {
    await openRoute(page, borrower);
    await payWith(page, '7890');
    await arriveAtOrder(page, borrower);
    await openRoute(page, borrower);
    await expect(page).toHaveURL(orderOf(borrower));
    expect(count(journal.calls, COMMIT)).toBe(1);
  });

  test('by wallet, coming back looks at the order before anything else', async ({ page, journal }) => {
    await openRoute(page, borrower, '#/alipayrepayment');
    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/wallet\//);
    await page.goBack();
    await expect(page.getByText(paymentStatusText.opened.text)).toBeVisible();
    await expect(unconfirmedOf(page)).toHaveCount(0);
    await expect(page.getByText('If the order does not show your payment')).toBeVisible();
    await page.getByRole('button', { name: 'Pay again' }).click();
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(count(journal.calls, WALLET)).toBe(1);
  });
});

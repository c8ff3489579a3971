import type { Locator, Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { clearFaults } from './support/faults.ts';
import { holdCall } from './support/holdCall.ts';
import { matrixUnless } from './support/matrix.ts';
import {
  addressOf,
  arriveAtOrder,
  COMMIT,
  CONFIRM,
  cardOf,
  codeField,
  confirmButton,
  LOOK,
  openRoute,
  orderOf,
  payButton,
  payWith,
  typeCode,
  unconfirmedOf,
  WALLET,
} from './support/repaymentMethod.ts';

// An overdue order with a card that is confirmed by a code (6789), one that is not (7890), and a wallet.
const borrower = borrowers.overdueCards;
// A proxy may deliver a payment as late as this.
const WINDOW_MS = 180_000;

/** One of the three calls that can move money: how a borrower comes to its button, and where a yes leads. */
interface Way {
  readonly call: string;
  readonly name: string;
  readonly prepare: (page: Page) => Promise<void>;
  readonly button: (page: Page) => Locator;
  readonly end: RegExp;
}

const ways: readonly Way[] = [
  {
    call: COMMIT,
    name: 'commitRepayment',
    prepare: async (page) => {
      await openRoute(page, borrower);
      await cardOf(page, '7890').click();
    },
    button: payButton,
    end: orderOf(borrower),
  },
  {
    call: CONFIRM,
    name: 'confirmRepayment',
    prepare: async (page) => {
      await openRoute(page, borrower);
      await payWith(page, '6789');
      await typeCode(page, borrower);
    },
    button: confirmButton,
    end: orderOf(borrower),
  },
  {
    call: WALLET,
    name: 'repayByWallet',
    prepare: async (page) => {
      await openRoute(page, borrower, '#/alipayrepayment');
      await expect(payButton(page)).toBeEnabled();
    },
    button: payButton,
    end: /\/sandbox\/wallet\/[0-9a-f]{32}$/,
  },
];

const count = (calls: readonly string[], call: string): number => calls.filter((each) => each === call).length;
const thaw = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test.beforeEach(async ({ app, reset }) => {
  await clearFaults(app);
  await reset(borrower);
});

for (const { call, name, prepare, button, end } of ways) {
  test.describe(`Exactly once: ${name}`, matrixUnless(call === 'commitRepayment'), () => {
    test('ten taps in 300 ms send one request', async ({ page, journal, ledgerOf }) => {
      await prepare(page);
      const release = await holdCall(page, addressOf(call));
      await button(page).evaluate(async (element: HTMLButtonElement) => {
        for (let tap = 0; tap < 10; tap += 1) {
          element.click();
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      });
      release();
      await expect(page).toHaveURL(end);
      expect(count(journal.calls, call)).toBe(1);
      expect((await ledgerOf(borrower)).filter(({ kind }) => kind === name)).toHaveLength(1);
    });

    test('ten taps in one moment send one request', async ({ page, journal }) => {
      await prepare(page);
      await button(page).evaluate((element: HTMLButtonElement) => {
        for (let tap = 0; tap < 10; tap += 1) element.click();
      });
      await expect(page).toHaveURL(end);
      expect(count(journal.calls, call)).toBe(1);
    });

    test('Enter held down sends one request, even where it is refused at once', async ({ page, arm, journal }) => {
      await arm({ call: name, fault: 'refuse', code: '5000', message: 'Not now.', orderId: '180001' });
      await prepare(page);
      await button(page).focus();
      for (let repeat = 0; repeat < 15; repeat += 1) {
        await page.keyboard.down('Enter');
        await page.waitForTimeout(20);
      }
      await page.keyboard.up('Enter');
      expect(count(journal.calls, call)).toBe(1);
    });

    test('a reload while it is under way sends nothing more, and looks at the order', async ({ page, journal }) => {
      await prepare(page);
      // How the order stands before the payment is noted by then.
      await expect.poll(() => count(journal.calls, LOOK)).toBe(1);
      const release = await holdCall(page, addressOf(call));
      await button(page).click();
      await expect.poll(() => count(journal.calls, call)).toBe(1);
      await page.reload();
      await expect(unconfirmedOf(page)).toContainText('You may have paid already');
      await expect(unconfirmedOf(page)).toContainText('Money may have left your card or wallet.');
      await expect(payButton(page)).toHaveCount(0);
      await expect(confirmButton(page)).toHaveCount(0);
      await expect(page.getByText(/failed/i)).toHaveCount(0);
      release();
      expect(count(journal.calls, call)).toBe(1);
      // Once as the note before a payment, on each page that could pay, and once as the look.
      await expect.poll(() => count(journal.calls, LOOK)).toBe(2);
    });

    test('going away and back sends nothing more', async ({ page, journal }) => {
      await prepare(page);
      const release = await holdCall(page, addressOf(call));
      await button(page).click();
      await expect.poll(() => count(journal.calls, call)).toBe(1);
      await page.goto('/carpmm');
      release();
      await page.goBack();
      await expect(unconfirmedOf(page)).toContainText('You may have paid already');
      expect(count(journal.calls, call)).toBe(1);
    });

    test('a second tab sends nothing while the first is under way', async ({ page, context, journal }) => {
      await prepare(page);
      const release = await holdCall(page, addressOf(call));
      const other = await context.newPage();
      const calls: string[] = [];
      other.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
      await openRoute(other, borrower);
      await cardOf(other, '7890').click();
      await page.bringToFront();
      await button(page).click();
      await expect.poll(() => count(journal.calls, call)).toBe(1);
      await other.bringToFront();
      await payButton(other).click();
      await expect(unconfirmedOf(other)).toContainText('You may have paid already');
      await openRoute(other, borrower, '#/alipayrepayment');
      await expect(unconfirmedOf(other)).toContainText('You may have paid already');
      expect(calls.filter((each) => each === COMMIT || each === WALLET)).toEqual([]);
      release();
      await page.bringToFront();
      await expect(page).toHaveURL(end);
    });

    test('a lost answer is unconfirmed, and nothing is sent again by itself', async ({
      page,
      arm,
      journal,
      expectProblem,
    }) => {
      expectProblem('Failed to load resource');
      await page.clock.install();
      await prepare(page);
      await arm({ call: name, fault: 'drop', orderId: '180001' });
      await button(page).click();
      await expect(unconfirmedOf(page)).toContainText('You may have paid already');
      await expect(unconfirmedOf(page)).toContainText('The order says: “Overdue.');
      await expect(page.getByText(/It does not show yet/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0);
      await expect(page.getByText(/It cannot be sent again before \d\d:\d\d\./)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Questions\? Call \+63/ })).toBeVisible();
      await page.clock.runFor(WINDOW_MS);
      await expect(page.getByText('If the order does not show your payment')).toBeVisible();
      expect(count(journal.calls, call)).toBe(1);

      await page.getByRole('button', { name: 'Pay again' }).click();
      // A code that was waited for belongs to what was given up: that way begins with the card.
      if (call === CONFIRM) {
        await payWith(page, '6789');
        await typeCode(page, borrower);
      }
      await expect(button(page)).toBeEnabled();
      expect(count(journal.calls, call)).toBe(1);
      await button(page).click();
      await expect(page).toHaveURL(end);
      expect(count(journal.calls, call)).toBe(2);
    });

    test('no answer within a minute is unconfirmed too', async ({ page, arm, journal }) => {
      await page.clock.install();
      await prepare(page);
      await arm({ call: name, fault: 'hang', orderId: '180001' });
      await button(page).click();
      await expect.poll(() => count(journal.calls, call)).toBe(1);
      await page.clock.runFor(59_000);
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(1_000);
      await expect(unconfirmedOf(page)).toContainText('You may have paid already');
      expect(count(journal.calls, call)).toBe(1);
    });

    test('an answer that is no answer is unconfirmed too', async ({ page, arm }) => {
      await prepare(page);
      await arm({ call: name, fault: 'malformed', form: 'cutJson', orderId: '180001' });
      await button(page).click();
      await expect(unconfirmedOf(page)).toContainText('You may have paid already');
    });
  });
}

test.describe('Where the payment was made and its answer got lost', () => {
  for (const { call, name, prepare, button } of ways.slice(0, 2)) {
    test(`a look at the order shows it, and the page moves there (${name})`, async ({
      page,
      arm,
      journal,
      ledgerOf,
      expectProblem,
    }) => {
      expectProblem('Failed to load resource');
      await prepare(page);
      await arm({ call: name, fault: 'lose', orderId: '180001' });
      await button(page).click();
      await expect(page).toHaveURL(orderOf(borrower));
      await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
      expect(count(journal.calls, call)).toBe(1);
      expect((await ledgerOf(borrower)).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
    });
  }

  test('of a loan in parts, the order’s own words are shown, and what it shows of the payment is one tap away', async ({
    page,
    arm,
    reset,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await reset(borrowers.cards);
    await openRoute(page, borrowers.cards);
    await payWith(page, '1234');
    await typeCode(page, borrowers.cards);
    await arm({ call: 'confirmRepayment', fault: 'lose', orderId: '170001' });
    await confirmButton(page).click();
    await expect(unconfirmedOf(page)).toContainText('The order says: “Repayment due.');
    await page.getByRole('link', { name: 'Look at the order' }).click();
    await expect(page).toHaveURL(orderOf(borrowers.cards));
    await expect(page.getByText('2 of 4 paid.')).toBeVisible();
    await page.goBack();
    await expect(unconfirmedOf(page)).toContainText('You may have paid already');
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

  test('of one part, another can be paid after a look and a decision', async ({ page, reset }) => {
    await reset(borrowers.cards);
    await openRoute(page, borrowers.cards);
    await payWith(page, '1234');
    await typeCode(page, borrowers.cards);
    await confirmButton(page).click();
    await arriveAtOrder(page, borrowers.cards);
    await openRoute(page, borrowers.cards);
    await expect(unconfirmedOf(page)).toContainText(/A payment of \d\d:\d\d may be in this order already\./);
    await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Make another payment' }).click();
    await expect(payButton(page)).toBeEnabled();
  });

  test('by wallet, coming back looks at the order before anything else', async ({ page, journal }) => {
    await openRoute(page, borrower, '#/alipayrepayment');
    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/wallet\//);
    await page.goBack();
    await expect(unconfirmedOf(page)).toContainText('You may have paid already');
    await expect(page.getByText('If the order does not show your payment')).toBeVisible();
    await page.getByRole('button', { name: 'Pay again' }).click();
    await expect(payButton(page)).toBeEnabled();
    expect(count(journal.calls, WALLET)).toBe(1);
  });

  test('by wallet, a page that the browser had frozen is unconfirmed when it is thawed', async ({ page, journal }) => {
    await page.route('**/sandbox/wallet/*', (route) => route.fulfill({ status: 204 }));
    await openRoute(page, borrower, '#/alipayrepayment');
    const leaving = page.waitForRequest('**/sandbox/wallet/*');
    await payButton(page).click();
    await leaving;
    await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
    await thaw(page);
    await expect(unconfirmedOf(page)).toContainText('You may have paid already');
    expect(count(journal.calls, WALLET)).toBe(1);
  });

  test('by wallet that was made there, coming back leads to the order', async ({ page }) => {
    await openRoute(page, borrower, '#/alipayrepayment');
    await payButton(page).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('We have received your payment.')).toBeVisible();
    await openRoute(page, borrower);
    await expect(page).toHaveURL(orderOf(borrower));
    await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
  });
});

/** No place of the phone keeps anything: no storage, and nothing beside an entry of the history. */
const keepNothing = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    // Of the entry too, a note is not taken; a browser that refuses every change would keep the session in the address.
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (state, ...more) => {
      if (state?.sent) throw new DOMException('too many', 'SecurityError');
      replaceState(state, ...more);
    };
  });

/** An Android webview by its default: it has no storage at all. */
const haveNoStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => null });
  });

/** Where the phone keeps no note of earlier visits, the first tap of a visit is answered by what the order says. */
const goOnToPay = async (page: Page): Promise<void> => {
  await expect(unconfirmedOf(page)).toContainText('Look at the order before you pay');
  await expect(unconfirmedOf(page)).toContainText('This phone keeps no note of what you paid on earlier visits.');
  await page.getByRole('button', { name: 'Go on to pay' }).click();
  await payButton(page).click();
};

test.describe('Where the phone keeps nothing', () => {
  test.beforeEach(({ reset }) => reset(borrowers.cards));

  const payments = (rows: readonly Record<string, unknown>[]) => rows.filter(({ kind }) => kind === 'payment');

  for (const [how, take, shown] of [
    ['no storage', haveNoStorage, 'You may have paid already'],
    ['no place at all', keepNothing, 'Look at the order before you pay'],
  ] as const) {
    test(`three visits with reloads and ${how} send one payment`, async ({
      page,
      arm,
      journal,
      ledgerOf,
      expectProblem,
    }) => {
      expectProblem('Failed to load resource');
      await take(page);
      await openRoute(page, borrowers.cards);
      await payWith(page, '1234');
      await goOnToPay(page);
      await typeCode(page, borrowers.cards);
      await arm({ call: 'confirmRepayment', fault: 'lose', orderId: '170001' });
      await confirmButton(page).click();
      await expect(unconfirmedOf(page)).toContainText('You may have paid already');
      for (const _ of ['second', 'third']) {
        await page.reload();
        const isFree = shown === 'Look at the order before you pay';
        if (isFree) await payWith(page, '1234');
        await expect(unconfirmedOf(page)).toContainText(shown);
        await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0);
      }
      expect([count(journal.calls, COMMIT), count(journal.calls, CONFIRM)]).toEqual([1, 1]);
      expect(payments(await ledgerOf(borrowers.cards))).toHaveLength(1);
    });
  }

  test('a lost answer still holds the page back', async ({ page, arm, journal, expectProblem }) => {
    expectProblem('Failed to load resource');
    await keepNothing(page);
    await openRoute(page, borrower);
    await arm({ call: 'commitRepayment', fault: 'drop', orderId: '180001' });
    await payWith(page, '7890');
    await goOnToPay(page);
    await expect(unconfirmedOf(page)).toContainText('You may have paid already');
    expect(count(journal.calls, COMMIT)).toBe(1);
  });

  test('a code is asked for and confirmed all the same', async ({ page }) => {
    await haveNoStorage(page);
    await openRoute(page, borrower);
    await payWith(page, '6789');
    await goOnToPay(page);
    await expect(codeField(page)).toBeVisible();
    await typeCode(page, borrower);
    await confirmButton(page).click();
    await expect(page).toHaveURL(orderOf(borrower));
  });
});

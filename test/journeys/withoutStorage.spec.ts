import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import {
  arriveAtOrder,
  COMMIT,
  CONFIRM,
  confirmButton,
  openRoute,
  orderOf,
  payButton,
  payWith,
  typeCode,
  unconfirmedOf,
} from './support/repaymentMethod.ts';

// An overdue order with a card that is confirmed by a code (6789), and one that is not (7890).
const borrower = borrowers.overdueCards;

/** Takes both storages away from every page to come, as an Android webview has none by its default. */
const takeStorages = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: () => null });
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

/** A phone that keeps nothing cannot know of earlier visits: it asks to look at the order before the first payment. */
const goOnToPay = async (page: Page): Promise<void> => {
  await expect(page.getByRole('alert')).toContainText('See your order before you pay');
  await expect(page.getByRole('alert')).toContainText('This phone has no record of what you paid on earlier visits.');
  await page.getByRole('button', { name: 'Go on to pay' }).click();
  await payButton(page).click();
};

test.beforeEach(({ expectProblem }) => expectProblem('Failed to load resource'));

// Other states of a storage are tried in ../faults/browser/storage.spec.ts.
test('A payment whose answer was lost is not sent again over two reloads where there is no storage', async ({
  page,
  arm,
  journal,
  ledgerOf,
}) => {
  await takeStorages(page);
  await arm({ call: 'commitRepayment', fault: 'drop', orderId: borrower.orderId });
  await openRoute(page, borrower);
  await payWith(page, '7890');
  await goOnToPay(page);
  await expect(unconfirmedOf(page)).toBeVisible();
  for (let visit = 2; visit <= 3; visit += 1) {
    await page.reload();
    await expect(unconfirmedOf(page)).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expect(confirmButton(page)).toHaveCount(0);
  }
  expect(journal.calls.filter((call) => call === COMMIT)).toHaveLength(1);
  const payments = (await ledgerOf(borrower)).filter(({ kind }) => kind === 'commitRepayment');
  expect(payments.length).toBeLessThanOrEqual(1);
});

test('Three visits of a phone without any place to keep a note send one payment', { tag: '@matrix' }, async ({
  page,
  arm,
  journal,
  ledgerOf,
}) => {
  await keepNothing(page);
  await openRoute(page, borrowers.cards);
  await payWith(page, '1234');
  await goOnToPay(page);
  await typeCode(page, borrowers.cards);
  await arm({ call: 'confirmRepayment', fault: 'lose', orderId: '170001' });
  await confirmButton(page).click();
  // The page that has sent it knows the payment in the order.
  await arriveAtOrder(page, borrowers.cards);
  for (const _ of ['second', 'third']) {
    await openRoute(page, borrowers.cards);
    await payWith(page, '1234');
    await expect(page.getByRole('alert')).toContainText('See your order before you pay');
    await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0);
  }
  expect(journal.calls.filter((call) => call === COMMIT || call === CONFIRM)).toEqual([COMMIT, CONFIRM]);
  expect((await ledgerOf(borrowers.cards)).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
});

test('A phone without a storage asks for a code and confirms it all the same', { tag: '@matrix' }, async ({ page }) => {
  await takeStorages(page);
  await openRoute(page, borrower);
  await payWith(page, '6789');
  await goOnToPay(page);
  await typeCode(page, borrower);
  await confirmButton(page).click();
  await expect(page).toHaveURL(orderOf(borrower));
});

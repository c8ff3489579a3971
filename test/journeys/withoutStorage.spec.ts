import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { clearFaults } from './support/faults.ts';
import { COMMIT, cardOf, confirmButton, openRoute, payButton, unconfirmedOf } from './support/repaymentMethod.ts';

// An overdue order with a card that pays without a code.
const borrower = borrowers.overdueCards;

/** Takes storages away from every page to come, as an Android webview has none by its default. */
const without = (page: Page, names: readonly string[], how: 'absent' | 'throws' | 'readOnly') =>
  page.addInitScript(
    ([gone, kind]) => {
      for (const name of gone)
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            if (kind === 'throws') throw new DOMException('denied', 'SecurityError');
            if (kind === 'absent') return null;
            return {
              getItem: () => null,
              setItem: () => {
                throw new DOMException('read only', 'QuotaExceededError');
              },
              removeItem: () => {},
            };
          },
        });
    },
    [names, how] as const,
  );

test.beforeEach(async ({ app, reset, expectProblem }) => {
  expectProblem('Failed to load resource');
  await clearFaults(app);
  await reset(borrower);
});

for (const names of [['localStorage'], ['localStorage', 'sessionStorage']])
  for (const how of ['absent', 'throws', 'readOnly'] as const)
    test(`a payment whose answer was lost is not sent again over two reloads where ${names.join(' and ')}: ${how}`, async ({
      page,
      arm,
      journal,
      ledgerOf,
    }) => {
      await without(page, names, how);
      await arm({ call: 'commitRepayment', fault: 'drop', orderId: borrower.orderId });
      await openRoute(page, borrower);
      await cardOf(page, '7890').click();
      await payButton(page).click();
      // A phone that keeps nothing cannot know of earlier visits: it asks to look at the order before the first payment.
      await page.getByRole('button', { name: 'Go on to pay' }).click();
      await payButton(page).click();
      await expect(unconfirmedOf(page)).toContainText('You may have paid already');
      for (let visit = 2; visit <= 3; visit += 1) {
        await page.reload();
        await expect(unconfirmedOf(page)).toContainText('You may have paid already');
        await expect(payButton(page)).toHaveCount(0);
        await expect(confirmButton(page)).toHaveCount(0);
      }
      expect(journal.calls.filter((call) => call === COMMIT)).toHaveLength(1);
      const payments = (await ledgerOf(borrower)).filter(({ kind }) => kind === 'commitRepayment');
      expect(payments.length).toBeLessThanOrEqual(1);
    });

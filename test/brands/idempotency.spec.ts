import type { IncomingMessage } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journeys/fixture.ts';
import { loanButton } from '../journeys/support/confirm.ts';
import { cardOf, confirmButton, openRoute, payButton, payWith, typeCode } from '../journeys/support/repaymentMethod.ts';
import { clearFaults } from '../journeys/support/service.ts';
import { type BorrowerOf, borrowers } from '../support/borrowers.ts';

// A proxy may deliver a request as late as this.
const WINDOW_MS = 180_000;
const KEY = /^[0-9a-f]{32}$/;

/** A call that moves money or signs, and how a borrower comes to its button. */
interface Paying {
  readonly name: string;
  /** How its path ends. */
  readonly path: string;
  readonly borrower: BorrowerOf;
  readonly prepare: (page: Page) => Promise<void>;
  readonly button: (page: Page) => Locator;
  readonly again: string;
  /** What has to be done once more before the repeat, where that is another request. */
  readonly prepareAgain?: (page: Page) => Promise<void>;
}

const cards = borrowers.overdueCards;

const byCode = async (page: Page): Promise<void> => {
  await payWith(page, '6789');
  await typeCode(page, cards);
};

const paying: readonly Paying[] = [
  {
    name: 'commitRepayment',
    path: '/repayment-commit',
    borrower: cards,
    prepare: async (page) => {
      await openRoute(page, cards);
      await cardOf(page, '7890').click();
    },
    button: payButton,
    again: 'Pay again',
  },
  {
    name: 'confirmRepayment',
    path: '/repayment-confirm',
    borrower: cards,
    prepare: async (page) => {
      await openRoute(page, cards);
      await byCode(page);
    },
    button: confirmButton,
    again: 'Pay again',
    prepareAgain: byCode,
  },
  {
    name: 'pushLoan',
    path: '/loan-detail-push',
    borrower: borrowers.offer,
    prepare: async (page) => {
      await page.goto(`/newLoanConfirm?${new URLSearchParams(borrowers.offer)}`);
      await expect(loanButton(page)).toBeEnabled();
    },
    button: (page) => loanButton(page),
    again: 'Back to the offer',
  },
];

for (const { name, path, borrower, prepare, button, again, prepareAgain } of paying)
  test(`${name} repeats a lost call with its Idempotency-Key`, async ({ page, app, arm, reset, expectProblem }) => {
    // A payment that is lost and repeated is as long as two journeys.
    test.slow();
    expectProblem('Failed to load resource');
    await clearFaults(app);
    await reset(borrower);
    const keys: unknown[] = [];
    const read = ({ method, url, headers }: IncomingMessage) => {
      const { pathname } = new URL(url ?? '', app.origin);
      if (method === 'POST' && pathname.endsWith(path)) keys.push(headers['idempotency-key']);
    };
    app.server.on('request', read);
    const { orderId } = borrower;

    await page.clock.install();
    // A lost answer is not the end of what the borrower wanted: what is sent again is the same.
    await prepare(page);
    await arm({ call: name, orderId, fault: 'drop' });
    await button(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByText(/We check again at (\d{4}-\d\d-\d\d )?\d\d:\d\d\./)).toBeVisible();
    await page.clock.runFor(WINDOW_MS);
    await page.getByRole('button', { name: again }).click();
    await prepareAgain?.(page);
    await expect(button(page)).toBeEnabled();
    await button(page).click();
    await expect.poll(() => keys.length).toBe(2);

    const [lost, repeated] = keys;
    expect(keys).toEqual([expect.stringMatching(KEY), expect.stringMatching(KEY)]);
    // A new code is for a payment that the service has begun anew, and not for the one whose answer was lost.
    expect(repeated === lost).toBe(!prepareAgain);
    app.server.off('request', read);
  });

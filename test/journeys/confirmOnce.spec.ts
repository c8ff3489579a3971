import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, matrixUnless, test } from './fixture.ts';
import { loanButton } from './support/confirm.ts';
import { holdAtServer } from './support/hold.ts';
import { pressIfThere } from './support/press.ts';
import { linkTo } from './support/standIn.ts';

// A proxy may deliver the request as late as this.
const WINDOW_MS = 180_000;

const confirmations = [
  { screen: 'newLoanConfirm', borrower: borrowers.offer, call: 'pushLoan', label: 'Loan' },
  { screen: 'loanConfirm', borrower: borrowers.legacyOffer, call: 'pushLegacyLoan', label: 'Yes, send me the money' },
] as const;

const UNSENT = 'No connection: nothing was sent. Please try again.';
const UNCONFIRMED = 'We do not know yet whether your loan went through';
const DONE = 'Your loan is confirmed. Your order shows what happens next.';

const unconfirmedOf = (page: Page) => page.getByRole('alert').getByText(UNCONFIRMED);
// A loan that is taken from a legacy page has an address of its own, and so has one that is looked at later.
const inTheOrder = (page: Page) => expect(page.getByText(/^(Repayment due|Your loan is confirmed)$/)).toBeVisible();

for (const { screen, borrower, call, label } of confirmations) {
  test.describe(`/${screen} takes the loan once`, matrixUnless(screen === 'newLoanConfirm'), () => {
    const { orderId } = borrower;
    const button = (page: Page) => loanButton(page, label);

    /** The lender's ledger holds one request of the loan, and it was carried out. */
    const tookOnce = async (rows: Promise<readonly Record<string, unknown>[]>): Promise<void> =>
      expect((await rows).filter(({ kind }) => kind === call)).toMatchObject([{ outcome: '00' }]);

    test('and sends nothing without a connection, which is said and stays said', async ({ page, open, ledgerOf }) => {
      await open(screen, borrower);
      await expect(button(page)).toBeEnabled();
      // All that follows the document has come by now.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await button(page).click();
      await expect(page.getByRole('alert').filter({ hasText: UNSENT })).toBeVisible();
      await expect(page.getByText(UNCONFIRMED)).toHaveCount(0);
      expect(await ledgerOf(borrower)).toEqual([]);
      await page.context().setOffline(false);
      await button(page).click();
      await inTheOrder(page);
      await tookOnce(ledgerOf(borrower));
    });

    test('though the page is loaded anew while it is under way', async ({ page, app, open, ledgerOf }) => {
      await open(screen, borrower);
      const proxy = holdAtServer(app, 'push');
      await button(page).click();
      await expect.poll(() => proxy.held.length).toBe(1);
      proxy.stop();
      await page.reload();
      await expect(unconfirmedOf(page)).toBeVisible();
      await expect(button(page)).toHaveCount(0);
      await proxy.held[0]?.deliver();
      await expect(async () => {
        await pressIfThere(page, 'Check again');
        await expect(page.getByText(DONE)).toBeVisible({ timeout: 2000 });
      }).toPass();
      await page.getByRole('link', { name: 'See your order' }).click();
      await inTheOrder(page);
      await tookOnce(ledgerOf(borrower));
    });

    test('and finds it again after a lost answer', async ({ page, open, arm, ledgerOf, expectProblem }) => {
      expectProblem('net::ERR');
      await arm({ call, orderId, fault: 'lose' });
      await open(screen, borrower);
      await button(page).click();
      await expect(page.getByText(DONE)).toBeVisible();
      await expect(page.getByText(/failed|error/i)).toHaveCount(0);
      await expect(page.locator('.success__good')).toBeVisible();
      await page.getByRole('link', { name: 'See your order' }).click();
      await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
      await expect(page.locator('.rows__row').first()).toHaveText(/payment₱/);
      await tookOnce(ledgerOf(borrower));
    });

    test('after a request that got lost, by a tap of the borrower’s own once it cannot arrive any more', async ({
      page,
      open,
      arm,
      ledgerOf,
      expectProblem,
    }) => {
      expectProblem('net::ERR');
      await page.clock.install();
      await arm({ call, orderId, fault: 'drop' });
      await open(screen, borrower);
      await button(page).click();
      await expect(unconfirmedOf(page)).toBeVisible();
      await expect(page.getByText('We cannot see it yet. It may still arrive.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Back to the offer' })).toHaveCount(0);
      expect(await ledgerOf(borrower)).toEqual([]);

      await expect(page.getByText(/We check again at (\d{4}-\d\d-\d\d )?\d\d:\d\d\./)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Questions\? Call \+63/ })).toBeVisible();

      await page.clock.fastForward(WINDOW_MS);
      await expect(page.getByText('“Waiting for you to confirm” We see no running loan.')).toBeVisible();
      await expect(page.getByText('Money could still come')).toBeVisible();
      await page.getByRole('button', { name: 'Back to the offer' }).click();
      await expect(button(page)).toBeEnabled();
      expect(await ledgerOf(borrower)).toEqual([]);
      await button(page).click();
      await inTheOrder(page);
      await tookOnce(ledgerOf(borrower));
    });

    test('and says so when the offer opens later', { tag: '@matrix' }, async ({ page, open, ledgerOf, context }) => {
      await open(screen, borrower);
      const address = await linkTo(page);
      await button(page).click();
      await inTheOrder(page);
      const later = await context.newPage();
      await later.goto(address);
      await expect(later.getByText(DONE)).toBeVisible();
      await tookOnce(ledgerOf(borrower));
    });
  });
}

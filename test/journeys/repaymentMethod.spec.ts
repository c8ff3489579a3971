import type { Page } from '@playwright/test';
import { smsCode } from '../../scripts/sandbox/testBorrower.ts';
import { paymentStatusText } from '../../shared/payments/messages.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { expectMarked } from './support/form.ts';
import {
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
  toastOf,
  unconfirmedOf,
  WALLET,
  WAY,
} from './support/repaymentMethod.ts';

const { cards } = borrowers;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('The browser’s buttons move between list, wallet and bank form', async ({ page, journal }) => {
  await openRoute(page, cards);
  await payButton(page).waitFor();
  await page.getByRole('link', { name: 'Sample Wallet' }).click();
  await expect(page).toHaveURL(/#\/alipayrepayment$/);
  await expect(heading(page)).toHaveText('Pay by e-wallet');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Pay by e-wallet · Sample Loan');
  await page.goBack();
  await expect(heading(page)).toHaveText('Pay by card');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Pay by card · Sample Loan');
  await page.goForward();
  await expect(heading(page)).toHaveText('Pay by e-wallet');
  await page.goBack();

  await page.getByRole('button', { name: 'Add a bank card' }).click();
  await expect(heading(page)).toHaveText('Payment account information');
  await expect(page).toHaveURL(/\/repaymentMethod#\/addnormalcard$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(page).toHaveURL(/\/repaymentMethod#\/addnormalcard$/);
  await expect(page).toHaveTitle('Payment account information · Sample Loan');
  await page.goBack();
  await expect(heading(page)).toHaveText('Pay by card');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.goForward();
  await expect(heading(page)).toHaveText('Payment account information');
  expect(journal.problems).toEqual([]);
});

// An overdue order with a card that is confirmed by a code (6789), one that is not (7890), and a wallet.
const borrower = borrowers.overdueCards;

test('A card payment says that a code is wrong, and takes the right one', async ({ page, app, journal, ledgerOf }) => {
  await openRoute(page, borrower);
  await payWith(page, '6789');
  await expect(toastOf(page)).toHaveText('code sent, check your phone');
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByText('Sample Metropolitan Bank **** 6789')).toBeVisible();
  await expect(page.locator('.hero__amount')).toHaveText('₱7,250.00');
  await codeField(page).fill('000000');
  await confirmButton(page).click();
  await expectMarked(codeField(page), 'verification code wrong');
  await expect(page.getByText('verification code wrong')).toHaveCount(1);
  await expect(codeField(page)).toHaveValue('000000');
  // As a phone fills it in: no event tells of it.
  await codeField(page).evaluate(
    (input: HTMLInputElement, code) => {
      input.value = code;
    },
    await smsCode(app.sandbox, '50016'),
  );
  await codeField(page).press('Enter');
  await expect(page).toHaveURL(orderOf(borrower));
  await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
  await expect.poll(() => journal.calls).toEqual([WAY, LOOK, COMMIT, CONFIRM, CONFIRM, LOOK]);
  expect((await ledgerOf(borrower)).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
  // One way to the order, and the receipt is there after a reload too.
  await expect(page.locator('main a[href^="/loanDetail"]')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy receipt' })).toBeVisible();
});

const count = (calls: readonly string[], call: string): number => calls.filter((each) => each === call).length;

test('Enter held down sends one request, even where it is refused at once', async ({ page, arm, journal }) => {
  await arm({ call: 'commitRepayment', fault: 'refuse', code: '5000', message: 'Not now.', orderId: '180001' });
  await openRoute(page, borrower);
  // The list stands before the page can pay, and a tap is lost in the moment in which another list takes its place.
  await payButton(page).waitFor();
  await cardOf(page, '7890').click();
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

test('After a payment by wallet, coming back looks at the order before anything else', async ({ page, journal }) => {
  await openRoute(page, borrower, '#/alipayrepayment');
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/wallet\//);
  await page.goBack();
  await expect(page.getByText(paymentStatusText.mayPayAgain.text)).toBeVisible();
  await expect(unconfirmedOf(page)).toHaveCount(0);
  await expect(page.getByText('If the order does not show your payment')).toBeVisible();
  await page.getByRole('button', { name: 'Pay again' }).click();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(count(journal.calls, WALLET)).toBe(1);
});

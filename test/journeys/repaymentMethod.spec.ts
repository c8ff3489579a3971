import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp } from './support/app.ts';
import { BIND, FORM, fillIn, nextButton } from './support/bank.ts';
import { expectMarked } from './support/marked.ts';
import {
  addressOf,
  COMMIT,
  CONFIRM,
  cardOf,
  codeField,
  codeFromPhone,
  confirmButton,
  LOOK,
  openRoute,
  orderOf,
  payButton,
  payWith,
  toastOf,
  WAY,
} from './support/repaymentMethod.ts';

const { cards, overdueCards, noWays } = borrowers;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('The repayment method page', () => {
  test('lists cards and wallet, none chosen, and takes arrow keys', async ({ page, open, journal }) => {
    await open('repaymentMethod', cards);
    const list = page.getByRole('radiogroup', { name: 'Bank cards' });
    await expect(list.getByRole('radio')).toHaveCount(2);
    await expect(list.getByText('Sample Metropolitan Bank')).toBeVisible();
    await expect(list.getByText('**** 1234')).toBeVisible();
    await expect(list.getByText('Sample Island Bank')).toBeVisible();
    await expect(list.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sample Wallet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a bank card' })).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText('₱1,500.50');
    await expect(payButton(page)).toBeEnabled();
    await expect(heading(page)).toHaveText('Pay by card');
    await expect(page).toHaveTitle('Pay by card · Sample Loan');
    await expect.poll(() => journal.calls).toEqual([WAY, LOOK]);

    await cardOf(page, '1234').click();
    await expect(page.getByRole('radio', { name: /1234/ })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /7890/ })).toBeChecked();
    await expect(cardOf(page, '7890').locator('svg')).toBeVisible();
    await expect(cardOf(page, '1234').locator('svg')).toHaveCount(0);
  });
});

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

test('Binding an account leads back to the list, where it is chosen', async ({ page, journal }) => {
  const received = await putInApp(page, 'android');
  await openRoute(page, noWays);
  await expect(page.getByText('No bank card yet.')).toBeVisible();
  // Who leaves before the part that pays has come leaves without its read of the order.
  await expect.poll(() => journal.calls).toEqual([WAY, LOOK]);
  await page.getByRole('button', { name: 'Add a bank card' }).click();
  await fillIn(page, '0045720000005555');
  await nextButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay by card');
  await expect(toastOf(page)).toHaveText('Your account is saved');
  await expect(page.getByText('**** 5555')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  // What the order says is read by the part that pays, which may come after the cards.
  await expect.poll(() => journal.calls).toEqual([WAY, LOOK, FORM, BIND, WAY, LOOK]);
  // The end of the bank flow belongs to the page that the app opens for it.
  expect(received).toEqual([]);
});

test('While a payment is under way nothing else can be pressed', async ({ page }) => {
  await openRoute(page, overdueCards);
  await page.route(addressOf(COMMIT), () => {});
  await payWith(page, '7890');
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('radio', { name: /6789/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add a bank card' })).toBeDisabled();
  await page.getByRole('link', { name: 'Sample Wallet' }).click();
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(confirmButton(page)).toHaveCount(0);
});

// An overdue order with a card that is confirmed by a code (6789), one that is not (7890), and a wallet.
const borrower = borrowers.overdueCards;

test('A card payment says that a code is wrong, and takes the right one', async ({
  page,
  context,
  journal,
  ledgerOf,
}) => {
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
    await codeFromPhone(context, '50016'),
  );
  await codeField(page).press('Enter');
  await expect(page).toHaveURL(orderOf(borrower));
  await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
  await expect.poll(() => journal.calls).toEqual([WAY, LOOK, COMMIT, CONFIRM, CONFIRM, LOOK]);
  expect((await ledgerOf(borrower)).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
});

test('A card is chosen, paid with and confirmed by keyboard alone', { tag: '@matrix' }, async ({ page, context }) => {
  await openRoute(page, borrower);
  await expect(payButton(page)).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Help' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /6789/ })).toBeChecked();
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await codeFromPhone(context, borrower.userId));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/borrowDetail/);
});

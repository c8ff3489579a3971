import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp } from './support/app.ts';
import { BIND, FORM, fillIn, nextButton } from './support/bank.ts';
import { matrixUnless } from './support/matrix.ts';
import {
  addressOf,
  COMMIT,
  codeField,
  codeFromPhone,
  confirmButton,
  LOOK,
  openRoute,
  payButton,
  payWith,
  toastOf,
  WALLET,
  WAY,
} from './support/repaymentMethod.ts';

const { cards, overdueCards, walletAlone, noWays } = borrowers;

test('The wallet at #/alipayrepayment is asked for with borrower, order and amount, and its page opens', {
  tag: '@matrix',
}, async ({ page, journal }) => {
  await openRoute(page, walletAlone);
  // The part that pays has come, and reads both again where the borrower moves within the page.
  await expect.poll(() => journal.calls).toEqual([WAY, LOOK]);
  await page.getByRole('link', { name: 'Sample Wallet' }).click();
  await expect(page.locator('.hero__amount')).toHaveText('₱3,000.00');
  const asked = page.waitForRequest(addressOf(WALLET));
  await payButton(page).click();
  expect((await asked).postDataJSON()).toEqual({ userId: '50017', orderId: '180002', amount: '300000' });
  await expect(page).toHaveURL(/\/sandbox\/wallet\/[0-9a-f]{32}$/);
  await expect(page.getByText('Sample Loan asks for')).toBeVisible();
  expect(journal.calls).toEqual([WAY, LOOK, WAY, LOOK, WALLET]);
});

test('Binding an account at #/addnormalcard leads back to the list, where the new card stands, and is chosen where it is the only one', async ({
  page,
  journal,
}) => {
  const received = await putInApp(page, 'android');
  await openRoute(page, noWays);
  await expect(page.getByText('No bank card is bound yet.')).toBeVisible();
  // Who leaves before the part that pays has come leaves without its read of the order.
  await expect.poll(() => journal.calls).toEqual([WAY, LOOK]);
  await page.getByRole('button', { name: 'Bind a bank card' }).click();
  await fillIn(page, '0045720000005555');
  await nextButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repayment method');
  await expect(toastOf(page)).toHaveText('Your bank account is bound');
  await expect(page.getByText('**** 5555')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  // What the order says is read by the part that pays, which may come after the cards.
  await expect.poll(() => journal.calls).toEqual([WAY, LOOK, FORM, BIND, WAY, LOOK]);
  // The end of the bank flow belongs to the page that the app opens for it.
  expect(received).toEqual([]);
});

test('A card is chosen, paid with and confirmed by keyboard alone', { tag: '@matrix' }, async ({ page, context }) => {
  await openRoute(page, overdueCards);
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
  await page.keyboard.type(await codeFromPhone(context, overdueCards.userId));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/borrowDetail/);
});

test('while a payment is under way nothing else can be pressed', async ({ page }) => {
  await openRoute(page, overdueCards);
  await page.route(addressOf(COMMIT), () => {});
  await payWith(page, '7890');
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('radio', { name: /6789/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Bind a bank card' })).toBeDisabled();
  await page.getByRole('link', { name: 'Sample Wallet' }).click();
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(confirmButton(page)).toHaveCount(0);
});

test.describe('Once the page is at rest', () => {
  for (const [borrower, next, waits] of [
    [cards, '/borrowDetail', 'the order that a payment leads to'],
    [noWays, '/addnormalcard', 'the bank form, where there is no card'],
  ] as const) {
    test(`it has fetched ahead ${waits}`, matrixUnless(borrower === cards), async ({ page, journal }) => {
      await page.clock.install();
      // A full machine may take as long as the page needs to come to rest by itself.
      const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === next);
      await openRoute(page, borrower);
      await expect(page.getByRole('button', { name: 'Bind a bank card' })).toBeEnabled();
      // The part that pays has come, and with it the wait that leads on.
      await expect.poll(() => journal.calls).toEqual([WAY, LOOK]);
      await page.clock.fastForward(3_000);
      await (await fetched).finished();
      expect(journal.calls).toEqual([WAY, LOOK]);
    });
  }
});

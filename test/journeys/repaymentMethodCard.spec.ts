import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { expectMarked } from './support/marked.ts';
import {
  COMMIT,
  CONFIRM,
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

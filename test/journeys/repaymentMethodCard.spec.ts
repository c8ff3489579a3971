import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { expectMarked } from './support/marked.ts';
import {
  addressOf,
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
  resendButton,
  toastOf,
  WAY,
} from './support/repaymentMethod.ts';

// An overdue order with a card that is confirmed by a code (6789), one that is not (7890), and a wallet.
const borrower = borrowers.overdueCards;

test('Paying with a card that needs no code leads to the order, which is settled', { tag: '@react' }, async ({
  page,
  journal,
  ledgerOf,
}) => {
  await openRoute(page, borrower);
  await payWith(page, '7890');
  await expect(page).toHaveURL(orderOf(borrower));
  await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Details');
  await expect.poll(() => journal.calls).toEqual([WAY, LOOK, COMMIT, LOOK]);
  expect((await ledgerOf(borrower)).map(({ kind, outcome }) => `${kind} ${outcome}`).sort()).toEqual([
    'commitRepayment 00',
    'payment 00',
  ]);
});

test.describe('Paying with a card that needs a code', () => {
  test('asks for the code from the phone, says that a code is wrong, and keeps it to be mended, and leads to the order', {
    tag: '@react',
  }, async ({ page, context, journal, ledgerOf }) => {
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
    await codeField(page).fill(await codeFromPhone(context, '50016'));
    await confirmButton(page).click();
    await expect(page).toHaveURL(orderOf(borrower));
    await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
    await expect.poll(() => journal.calls).toEqual([WAY, LOOK, COMMIT, CONFIRM, CONFIRM, LOOK]);
    expect((await ledgerOf(borrower)).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
  });
});

test('Another code can be asked for after 60 seconds, which the control counts, over a reload too', {
  tag: ['@matrix', '@react'],
}, async ({ page, context, journal }) => {
  await page.clock.install();
  await openRoute(page, borrower);
  // What the head has read is too old ten seconds later for the part of the page that pays.
  await expect(payButton(page)).toBeVisible();
  // From here on only as much time passes as is let: a second that a full machine takes would be missing below.
  await page.clock.pauseAt(new Date(Date.now() + 10_000));
  await payWith(page, '6789');
  await expect(resendButton(page)).toHaveText('get code (60 s)');
  const sentAtMs = await page.evaluate(() => Date.now());
  await expect(resendButton(page)).toBeDisabled();
  const first = await codeFromPhone(context, '50016');
  await page.clock.runFor(1_000);
  await expect(resendButton(page)).toHaveText('get code (59 s)');
  await page.clock.runFor(19_000);
  await expect(resendButton(page)).toHaveText('get code (40 s)');
  await page.reload();
  await page.clock.resume();
  await expect(codeField(page)).toBeVisible();
  // A full machine takes its time to open the page, and the control counts meanwhile: by whole seconds, one after the other.
  const secondsBehind = (): Promise<number> =>
    resendButton(page).evaluate(
      ({ textContent }, fromMs) =>
        Number(/^get code \((\d+) s\)$/.exec(textContent)?.[1]) - (60 - (Date.now() - fromMs) / 1000),
      sentAtMs,
    );
  await expect.poll(async () => Math.abs((await secondsBehind()) - 1)).toBeLessThanOrEqual(1);
  await expect(page.getByText('Sample Metropolitan Bank **** 6789')).toBeVisible();
  await page.clock.fastForward(40_000);
  await expect(resendButton(page)).toHaveText('get code');

  const asked = page.waitForRequest(addressOf(COMMIT));
  await resendButton(page).click();
  expect((await asked).postDataJSON()).toMatchObject({ sendMsg: 1, cardNo: '**** 6789' });
  await expect(toastOf(page)).toHaveText('code sent, check your phone');
  await expect(resendButton(page)).toHaveText(/^get code \((60|5\d) s\)$/);
  const second = await codeFromPhone(context, '50016');
  expect(second).not.toBe(first);
  await page.clock.fastForward(1_000);
  await codeField(page).fill(second);
  await confirmButton(page).click();
  await expect(page).toHaveURL(orderOf(borrower));
  expect(journal.calls.slice(0, 7)).toEqual([WAY, LOOK, COMMIT, WAY, LOOK, COMMIT, CONFIRM]);
});

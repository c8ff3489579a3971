import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import {
  chooseChannel as choose,
  GENERATE,
  GENERATE_ADDRESS,
  PLAN,
  payAt,
  channelPayButton as payButton,
  sheetOf,
  withoutLooks,
} from './support/channels.ts';
import { doubleText } from './support/look.ts';
import { dayFromToday } from './support/service.ts';

test.describe('The default pay code on the period page', () => {
  test('is copied whole, without its gaps, by every way to copy', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('repay', borrowers.instalments);
    const code = await page.locator('.code').textContent();
    expect(code).toMatch(/^\d{14}$/);
    const expectCopied = async (): Promise<void> => {
      await expect.poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code);
      await page.evaluate(() => navigator.clipboard.writeText(''));
    };
    const pressCopy = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Cop(y|ied)$/ }).click();
      await expect(page.locator('.toast')).toHaveText('copy success');
    };

    await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('.code') as Element);
      document.execCommand('copy');
    });
    await expectCopied();
    await pressCopy();
    await expectCopied();
    // Where the older way to copy refuses.
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await pressCopy();
    await expectCopied();
  });
});

test.describe('The list of channels', () => {
  test('is used by keyboard alone', async ({ page, open }) => {
    await open('repay', borrowers.dueSoonWithDelay);
    await page.getByRole('button', { name: 'Payment Method' }).press('Enter');
    await expect(sheetOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(sheetOf(page).getByRole('radio', { name: 'Sample Wallet' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(sheetOf(page).getByRole('radio', { name: 'Sample Counter' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(sheetOf(page).getByRole('button', { name: 'Payment', exact: true })).toBeFocused();
    const sent = page.waitForRequest(GENERATE_ADDRESS);
    await page.keyboard.press('Enter');
    expect((await sent).postData()).toContain('"channelNumber":"90007"');
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
  });
});

test('Wherever money is paid it says by which channels alone, and that nobody asks for a PIN', {
  tag: '@matrix',
}, async ({ page, open }) => {
  for (const screen of ['repay', 'repayDelay', 'repaymentMethod', 'repaymentOfCode2', 'repaymentOfCode']) {
    await open(screen, borrowers.dueSoonWithDelay, { withholdingAmount: '320000' });
    await expect(page.getByText('Pay only through these channels. We never ask for your PIN.')).toBeVisible();
  }
});

test('The button at the lower edge is in sight at once, in the list of channels too, and leaves the window to large text', async ({
  page,
  open,
}) => {
  await open('repay', borrowers.dueSoonWithDelay);
  const button = page.getByRole('button', { name: 'Payment Method' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 480 });
  await button.click();
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 640 });
  await doubleText(page);
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
});

const DELAY_PATH = '/growing/plan';
const DELAY_PLAN = `POST /api${DELAY_PATH}`;

test('A borrower rolls over, and the order shows the new date', async ({ page, open, journal, ledgerOf }) => {
  const borrower = borrowers.dueSoonWithDelay;
  await open('loanDetail', borrower);
  await expect(page.getByText('Due soon')).toBeVisible();
  await page.getByRole('button', { name: 'Rollover Repayment' }).click();

  await expect(page).toHaveURL(/\/repayDelay(\?|$)/);
  await expect(page.locator('.hero__amount')).toHaveText('₱480.00');
  await expect(page.getByText(`Your next payment date is ${dayFromToday(15)}`)).toBeVisible();
  await payAt(page, 'Sample Remittance');

  await expect(page.getByText('Moving the date')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Your due date has moved' });
  await expect(thanks).toContainText('₱480.00');
  await expect(thanks).toContainText('Rollover fee');
  await expect(page.getByText(/^Your due date is now \d{4}-\d\d-\d\d\.$/)).toBeVisible();
  await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
  await expect(page.getByText('Repayment due')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rollover Repayment' })).toHaveCount(0);
  // Below a receipt, paying once more is not the loudest button.
  const again = page.getByRole('button', { name: 'Repayment', exact: true });
  await expect(again).toHaveCSS('box-shadow', /inset/);
  await again.click();
  await expect(page.getByText(`Due ${dayFromToday(15)}`)).toBeVisible();
  await expect(page.locator('.hero__amount').last()).toHaveText('₱3,200.00');

  // What paying comes to is read beside the fee, after the payment, and on its own page.
  await expect.poll(() => withoutLooks(journal.calls)).toEqual([DELAY_PLAN, PLAN, GENERATE, PLAN, PLAN]);
  expect(await ledgerOf(borrower)).toMatchObject([
    { kind: 'generatePayCode', amount: '48000', isDelay: true, outcome: '00' },
    { kind: 'payment', amount: '48000', isDelay: true, outcome: '00' },
  ]);
});

test('Two tabs never pay the same instalment once the order has changed', async ({ page, context, open, ledgerOf }) => {
  await open('repay', borrowers.overdueInstalments);
  await choose(page);
  const other = await context.newPage();
  await other.goto(`/repay?${new URLSearchParams(borrowers.overdueInstalments)}`);
  await choose(other);
  await payButton(other).click();
  await other.getByRole('button', { name: 'Pay now' }).click();
  await expect(other.getByText('We have received your payment.')).toBeVisible();

  await payButton(page).click();
  await expect(page.locator('.hero__amount').last()).toHaveText('₱2,000.00');
  await expect(page).toHaveURL(/\/repay(\?|$)/);
  const rows = await ledgerOf(borrowers.overdueInstalments);
  expect(rows.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
    'generatePayCode 00',
    'payment 00',
    expect.stringMatching(/^generatePayCode (?!00)/),
  ]);
});

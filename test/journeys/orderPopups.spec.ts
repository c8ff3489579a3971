import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerOrder } from './support/order.ts';
import { placeOf, standIn } from './support/standIn.ts';

const WITHDRAW = 'About your loan';
const BANK = 'Check your bank account';
const TIPS = 'Kind tips';
const SCORE = 'How do you like our service?';

test.describe('The withdraw popup', () => {
  test('says what the service says, and leads to the money', { tag: '@matrix' }, async ({ page, open }) => {
    await open('loanDetail', borrowers.withdraw);
    const popup = page.getByRole('dialog', { name: WITHDRAW });
    await expect(popup.getByText('Your money of ₱3,000.00 is ready.', { exact: false })).toBeVisible();
    await expect(popup.getByRole('button')).toHaveText(['Withdraw Now', 'Cancel']);
    await popup.getByRole('button', { name: 'Withdraw Now' }).click();
    await expect(page).toHaveURL(/\/sandbox\/away\/withdraw$/);
  });

  test('says who helps where the service names no address', { tag: '@matrix' }, async ({ page, open }) => {
    await answerOrder(page, { reyMsg: 'Your money is here.' });
    await open('loanDetail', borrowers.withdraw);
    await page.getByRole('button', { name: 'Withdraw Now' }).click();
    const popup = page.getByRole('dialog', { name: WITHDRAW });
    await expect(
      popup.getByText('Our customer service tells you how to get your money.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByText('This link is not safe to open.')).toHaveCount(0);
    await popup.getByRole('button', { name: 'Customer service' }).click();
    await expect(page).toHaveURL(/\/customerService(\?|$)/);
  });
});

test('Popups and places come with the next look at the order where their part of the script got lost', async ({
  page,
  open,
  expectProblem,
}) => {
  expectProblem('Failed to load resource');
  await page.route('**/late/Rest*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/late/Rest'));
  await open('loanDetail', borrowers.withdraw);
  await lost;
  await page.unroute('**/late/Rest*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('dialog', { name: WITHDRAW })).toBeVisible();
});

test.describe('The bank popup', () => {
  test('says what the service says, and leads to the bank form', { tag: '@matrix' }, async ({ page, open }) => {
    await standIn(page, '/bindBank');
    await open('loanDetail', borrowers.bankCard, { source: 'push', building: 'b1' });
    const popup = page.getByRole('dialog', { name: BANK });
    await expect(popup.getByText('Please bind an account in your own name.', { exact: false })).toBeVisible();
    await popup.getByRole('button', { name: 'Bind a bank account' }).click();
    await expect(page).toHaveTitle('Elsewhere');
    const query = { ...borrowers.bankCard, product_id: '2001', building: 'b1', source: 'loanDetail' };
    expect(await placeOf(page)).toEqual({ path: '/bindBank', query });
  });
});

test.describe('Popups', () => {
  test('come one at a time, and in their order, and each goes away by Cancel or OK', async ({
    page,
    open,
    journal,
  }) => {
    await open('loanDetail', borrowers.allPopups);
    const popup = page.getByRole('dialog');
    for (const [title, close] of [
      [WITHDRAW, 'Cancel'],
      [BANK, 'Cancel'],
      [TIPS, 'OK'],
      [SCORE, 'Cancel'],
    ] as const) {
      await expect(popup).toHaveCount(1);
      await expect(popup).toHaveAccessibleName(title);
      await popup.getByRole('button', { name: close }).click();
    }
    await expect(popup).toHaveCount(0);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => journal.calls.length).toBe(2);
    await expect(page.getByText(/^Checked at \d{1,2}:\d\d$/)).toBeVisible();
    await expect(popup).toHaveCount(0);
  });

  test('close by Escape and by a tap beside them, and give the focus back', { tag: '@matrix' }, async ({
    page,
    open,
  }) => {
    await open('loanDetail', borrowers.allPopups);
    await expect(page.getByRole('dialog', { name: WITHDRAW })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: BANK })).toBeFocused();
    await expect(page.locator('.overlay__shield')).toBeHidden();
    await page.mouse.click(180, 5);
    await expect(page.getByRole('dialog', { name: TIPS })).toBeFocused();
  });

  test('keep the keyboard away from the page below', async ({ page, open }) => {
    await open('loanDetail', borrowers.withdraw);
    const popup = page.getByRole('dialog');
    await expect(popup).toBeFocused();
    const reached: string[] = [];
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    // Past its end the focus is the browser's own for one press, and then begins anew in the box.
    expect(reached.filter((words) => words === 'Withdraw Now').length).toBeGreaterThan(1);
    expect(reached.filter((words) => /^(Repayment|Refresh|Call customer)/.test(words))).toEqual([]);
  });
});

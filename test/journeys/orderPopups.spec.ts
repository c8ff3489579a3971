import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp, watchMoves } from './support/app.ts';
import { answerOrder } from './support/order.ts';
import { placeOf, standIn } from './support/standIn.ts';

const WITHDRAW = 'About your loan';
const BANK = 'Check your bank account';
const TIPS = 'Kind tips';
const SCORE = 'How do you like our service?';

test.describe('The withdraw popup', () => {
  test('says what the service says, and leads to the money', async ({ page, open }) => {
    await open('loanDetail', borrowers.withdraw);
    const popup = page.getByRole('dialog', { name: WITHDRAW });
    await expect(popup.getByText('Your money of ₱3,000.00 is ready.', { exact: false })).toBeVisible();
    await expect(popup.getByRole('button')).toHaveText(['Withdraw Now', 'Cancel']);
    await popup.getByRole('button', { name: 'Withdraw Now' }).click();
    await expect(page).toHaveURL(/\/sandbox\/away\/withdraw$/);
  });

  test('goes away by Cancel, and nothing is opened', async ({ page, open }) => {
    const moves = await watchMoves(page);
    await open('loanDetail', borrowers.withdraw);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(moves.filter((move) => !move.includes('/loanDetail'))).toEqual([]);
  });

  test('says who helps where the service names no address', async ({ page, open }) => {
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

  test('of the sandbox without an address is followed by the bank popup', async ({ page, open }) => {
    await open('loanDetail', borrowers.withdrawWithoutLink);
    await page.getByRole('dialog', { name: WITHDRAW }).getByRole('button', { name: 'Withdraw Now' }).click();
    await expect(page.getByRole('dialog', { name: BANK })).toBeVisible();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Our customer service tells you how', { exact: false })).toBeVisible();
  });

  test('hands an address of the app to the app', async ({ page, open }) => {
    const messages = await putInApp(page, 'android');
    await answerOrder(page, { reyMsg: 'Your money is here.', h5Url: 'sampleloan://withdraw' });
    await open('loanDetail', borrowers.withdraw);
    await page.getByRole('button', { name: 'Withdraw Now' }).click();
    await expect.poll(() => messages).toEqual(['{"action":"openPage","payload":{"url":"sampleloan://withdraw"}}']);
  });

  test('refuses an address that is not safe', async ({ page, open }) => {
    await answerOrder(page, { reyMsg: 'Your money is here.', h5Url: 'javascript:document.title="taken"' });
    await open('loanDetail', borrowers.withdraw);
    await page.getByRole('button', { name: 'Withdraw Now' }).click();
    await expect(page.getByText('This link is not safe to open.')).toBeVisible();
    await expect(page).toHaveTitle('Order Details · Sample Loan');
  });
});

test.describe('The bank popup', () => {
  test('says what the service says, and leads to the bank form', async ({ page, open }) => {
    await standIn(page, '/bindBank');
    await open('loanDetail', borrowers.bankCard, { source: 'push', building: 'b1' });
    const popup = page.getByRole('dialog', { name: BANK });
    await expect(popup.getByText('Please bind an account in your own name.', { exact: false })).toBeVisible();
    await popup.getByRole('button', { name: 'Bind a bank account' }).click();
    await expect(page).toHaveTitle('Elsewhere');
    const query = { ...borrowers.bankCard, product_id: '2001', building: 'b1', source: 'loanDetail' };
    expect(await placeOf(page)).toEqual({ path: '/bindBank', query });
  });

  test('goes away by Cancel', async ({ page, open }) => {
    await open('loanDetail', borrowers.bankCard);
    await page.getByRole('dialog', { name: BANK }).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const cardNeedPop of [0, '0', 2, '', null]) {
    test(`is not there where its flag is ${JSON.stringify(cardNeedPop)}`, { tag: '@matrix' }, async ({
      page,
      open,
    }) => {
      await answerOrder(page, { cardNeedPop, cardPopTitle: 'A title', cardPopMsg: 'A message' });
      await open('loanDetail', borrowers.bankCard);
      await expect(page.getByText(/^Checked at/)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test.describe('The kind tips', () => {
  test('are read and put away', async ({ page, open }) => {
    await open('loanDetail', borrowers.kindTips);
    const popup = page.getByRole('dialog', { name: TIPS });
    await expect(popup.getByText('Pay only with the codes of this app.', { exact: false })).toBeVisible();
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('come no more once the borrower has gone to repay', async ({ page, open }) => {
    await standIn(page, '/repay');
    await open('loanDetail', borrowers.kindTips);
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Repayment', exact: true }).click();
    await expect(page).toHaveTitle('Elsewhere');
    await open('loanDetail', borrowers.kindTips);
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('come again on the next visit where the borrower has not', async ({ page, open }) => {
    await open('loanDetail', borrowers.kindTips);
    await page.getByRole('button', { name: 'OK' }).click();
    await open('loanDetail', borrowers.kindTips);
    await expect(page.getByRole('dialog', { name: TIPS })).toBeVisible();
  });

  for (const broken of ['{"v":2,"data":true}', '{"v":1', 'true', '{"v":1,"data":true}']) {
    test(`are there although the store holds ${broken}`, { tag: '@matrix' }, async ({ page, open }) => {
      await page.addInitScript((value) => sessionStorage.setItem('loan:default:bankTipSeen', value), broken);
      await open('loanDetail', borrowers.kindTips);
      await expect(page.getByRole('dialog', { name: TIPS })).toBeVisible();
    });
  }
});

test.describe('Popups', () => {
  test('come one at a time, and in their order', async ({ page, open, journal }) => {
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

  test('keep their place when the borrower comes back', async ({ page, open, journal }) => {
    await open('loanDetail', borrowers.allPopups);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog', { name: BANK })).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => journal.calls.length).toBe(2);
    await expect(page.getByRole('dialog')).toHaveAccessibleName(BANK);
  });

  test('close by Escape and by a tap beside them, and give the focus back', async ({ page, open }) => {
    await open('loanDetail', borrowers.allPopups);
    await expect(page.getByRole('dialog', { name: WITHDRAW })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: BANK })).toBeFocused();
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

  test('are none where the service asks for none', async ({ page, open }) => {
    await open('loanDetail', borrowers.instalments);
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

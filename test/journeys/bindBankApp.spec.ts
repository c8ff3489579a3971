import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp, watchMoves } from './support/app.ts';
import { BIND, BIND_FOR_LOAN, FORM, fillIn, NUMBER, nextButton, savedHeading } from './support/bank.ts';
import { placeOf, standIn } from './support/standIn.ts';

const borrower = borrowers.bankCard;

const END = [
  { action: 'endBankBinding', payload: {} },
  { action: 'closeWebview', payload: {} },
];

const save = async (page: Page): Promise<void> => {
  await fillIn(page);
  await nextButton(page).click();
};

test.beforeEach(async ({ page, reset }) => {
  await reset(borrower);
  await standIn(page, '/order');
});

test.describe('In the app', () => {
  for (const [app, shape] of [
    ['ios', (message: object) => message],
    ['android', (message: object) => JSON.stringify(message)],
  ] as const) {
    test(`for ${app} a saved account ends the flow and closes the webview, once`, async ({ page, open, journal }) => {
      const messages = await putInApp(page, app);
      const moves = await watchMoves(page);
      await open('bindBank', borrower);
      await save(page);
      await expect(savedHeading(page)).toBeVisible();
      await expect.poll(() => messages).toEqual(END.map((message) => shape(message)));
      await expect(nextButton(page)).toHaveCount(0);
      await expect(page.getByLabel('Account number')).toHaveCount(0);
      // The app lets the webview stand, and shows it again.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(savedHeading(page)).toBeVisible();
      expect(messages).toHaveLength(2);
      expect(moves.filter((move) => !move.includes('/bindBank'))).toEqual([]);
      expect(journal.calls).toEqual([FORM, BIND]);
    });

    test(`for ${app} an account for an order leads to the order, and the app is told nothing`, async ({
      page,
      open,
      journal,
    }) => {
      const messages = await putInApp(page, app);
      await open('bindBank', borrower, { source: 'loanDetail' });
      await save(page);
      await expect(page).toHaveURL(/\/order(\?|$)/);
      expect(messages).toEqual([]);
      expect(journal.calls).toEqual([FORM, BIND_FOR_LOAN]);
    });
  }

  test('a refused save tells the app nothing', async ({ page, open }) => {
    const messages = await putInApp(page, 'ios');
    await open('bindBank', borrower);
    await nextButton(page).click();
    await expect(page.locator('.toast')).toHaveText('Please choose your bank.');
    expect(messages).toEqual([]);
  });

  test('whose handlers throw, the page itself says that the account is saved', async ({ page, open }) => {
    await putInApp(page, 'broken');
    await open('bindBank', borrower);
    await save(page);
    await expect(savedHeading(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Look at the order' })).toBeVisible();
  });
});

test.describe('In a plain browser', () => {
  test('a saved account is said, by the end of its number, with the way to the order', async ({
    page,
    open,
    journal,
  }) => {
    await page.goto('/');
    await open('bindBank', borrower);
    await save(page);
    await expect(savedHeading(page)).toBeVisible();
    await expect(page.getByText(`Account number: ends in ${NUMBER.slice(-4)}`)).toBeVisible();
    await expect(page.getByLabel('Account number')).toHaveCount(0);
    await page.getByRole('link', { name: 'Look at the order' }).click();
    await expect(page).toHaveURL(/\/order(\?|$)/);
    expect((await placeOf(page)).query).toMatchObject(borrower);
    expect(journal.calls).toEqual([FORM, BIND]);
  });

  test('and without an order the way leads home, with the session', async ({ page }) => {
    await standIn(page, '/');
    await page.goto('/bindBank?userId=50300&sessionId=session-50300&productId=2001&lang=fil');
    await page.getByLabel('Numero ng account').fill('1');
    await page.route('**/bind-card?*', (route) => route.fulfill({ json: { code: '00', message: '', data: null } }));
    await page.getByRole('button', { name: 'Susunod' }).click();
    await page.getByRole('link', { name: 'Pumunta sa home page' }).click();
    await expect(page).toHaveTitle('Elsewhere');
    expect(await placeOf(page)).toMatchObject({ path: '/', query: { userId: '50300', lang: 'fil' } });
  });

  test('an account for an order leads to the order, with the session and the language', async ({ page, open }) => {
    await open('bindBank', borrower, { source: 'loanDetail', building: 'b1' });
    await save(page);
    await expect(page).toHaveURL(/\/order(\?|$)/);
    expect(await placeOf(page)).toEqual({
      path: '/order',
      query: { ...borrower, product_id: borrower.productId, source: 'loanDetail', building: 'b1' },
    });
  });

  test('the order that asked for an account leads here, and asks no more afterwards', async ({ page, open }) => {
    await page.unrouteAll();
    await open('loanDetail', borrower);
    await page.getByRole('dialog').getByRole('button', { name: 'Bind a bank account' }).click();
    await expect(page).toHaveURL(/\/bindBank(\?|$)/);
    await save(page);
    await expect(page).toHaveURL(/\/order(\?|$)/);
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

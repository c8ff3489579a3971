import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp, watchMoves } from './support/app.ts';
import { BIND, FORM, fillIn, nextButton, savedHeading } from './support/bank.ts';
import { matrixUnless } from './support/matrix.ts';
import { standIn } from './support/standIn.ts';

const borrower = borrowers.bankCard;

const END = [
  { action: 'endBankBinding', payload: {} },
  { action: 'closeWebview', payload: {} },
];

const save = async (page: Page): Promise<void> => {
  await fillIn(page);
  await nextButton(page).click();
};

test.beforeEach(async ({ page }) => {
  await standIn(page, '/order');
});

test.describe('In the app', () => {
  for (const [app, shape] of [
    ['ios', (message: object) => message],
    ['android', (message: object) => JSON.stringify(message)],
  ] as const) {
    test(
      `for ${app} a saved account ends the flow and closes the webview, once`,
      matrixUnless(app === 'android'),
      async ({ page, open, journal }) => {
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
      },
    );
  }
});

test('In a plain browser the order that asked for an account leads here, and asks no more afterwards', async ({
  page,
  open,
}) => {
  await page.unrouteAll();
  await open('loanDetail', borrower);
  await page.getByRole('dialog').getByRole('button', { name: 'Bind a bank account' }).click();
  await expect(page).toHaveURL(/\/bindBank(\?|$)/);
  await save(page);
  await expect(page).toHaveURL(/\/order(\?|$)/);
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

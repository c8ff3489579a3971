import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp, watchMoves } from './support/app.ts';
import { matrixUnless } from './support/matrix.ts';
import { answerOrder } from './support/order.ts';
import { standIn } from './support/standIn.ts';

/** What a borrower taps on a settled order with a score popup, and the message that it sends. */
const taps = {
  goHome: { action: 'goHome', payload: {} },
  goRate: { action: 'goRate', payload: {} },
  callPhone: { action: 'callPhone', payload: { phone: '+63285550100' } },
  openPage: { action: 'openPage', payload: { url: 'sampleloan://products/3?from=order' } },
} as const;

const putScoreAway = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test.beforeEach(async ({ page }) => {
  await answerOrder(page, {
    orderStatus: 21,
    isScore: '1',
    recProducts: [{ name: 'Sample Deep Link', clickable: 1, buttonText: 'Apply', url: taps.openPage.payload.url }],
  });
});

test.describe('In the app', () => {
  for (const [app, shape] of [
    ['ios', (message: object) => message],
    ['android', (message: object) => JSON.stringify(message)],
  ] as const) {
    test(
      `for ${app} each tap sends its message, and the page stays`,
      matrixUnless(app === 'android'),
      async ({ page, open }) => {
        const moves = await watchMoves(page);
        const messages = await putInApp(page, app);
        await open('loanDetail', borrowers.score);
        await page.locator('.star').nth(4).tap();
        await page.getByRole('button', { name: 'Send' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.getByRole('button', { name: 'Call customer service' }).click();
        await page.getByRole('button', { name: 'Click to view more products' }).click();
        await page.getByRole('button', { name: 'Apply' }).click();
        await expect
          .poll(() => messages)
          .toEqual([shape(taps.goRate), shape(taps.callPhone), shape(taps.goHome), shape(taps.openPage)]);
        await expect(page).toHaveTitle('Order Details · Sample Loan');
        expect(moves.filter((move) => !move.includes('/loanDetail'))).toEqual([]);
      },
    );
  }

  test('whose handlers throw, the browser does it, and the page goes on', async ({ page, open }) => {
    const moves = await watchMoves(page);
    await putInApp(page, 'broken');
    await standIn(page, '/');
    await open('loanDetail', borrowers.settled);
    await putScoreAway(page);
    await page.getByRole('button', { name: 'Call customer service' }).click();
    await expect.poll(() => moves).toContain('tel:+63285550100');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveTitle('Order Details · Sample Loan');
    await page.getByRole('button', { name: 'Click to view more products' }).click();
    await expect(page).toHaveTitle('Elsewhere');
  });
});

test('In a plain browser an address of the app opens nothing, and the page stays', async ({ page, open }) => {
  const moves = await watchMoves(page);
  await open('loanDetail', borrowers.settled);
  await putScoreAway(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Call customer service' }).click();
  await expect.poll(() => moves).toContain('tel:+63285550100');
  expect(moves.filter((move) => move.startsWith('sampleloan'))).toEqual([]);
  await expect(page).toHaveTitle('Order Details · Sample Loan');
});

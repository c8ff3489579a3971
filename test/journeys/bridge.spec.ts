import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp, watchMoves } from './support/app.ts';
import { answerOrder } from './support/order.ts';

// Each message to an app on Android, and what a browser does without one, is in ../faults/browser/bridge.spec.ts.
test('In an iOS app each tap sends its message as an object, and the page stays', async ({ page, open }) => {
  const url = 'sampleloan://products/3?from=order';
  await answerOrder(page, {
    orderStatus: 21,
    isScore: '1',
    recProducts: [{ name: 'Sample Deep Link', clickable: 1, buttonText: 'Apply', url }],
  });
  const moves = await watchMoves(page);
  const messages = await putInApp(page, 'ios');
  await open('loanDetail', borrowers.score);
  await page.locator('.star').nth(4).tap();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Call customer service' }).click();
  await page.getByRole('button', { name: 'Click to view more products' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => messages)
    .toEqual([
      { action: 'goRate', payload: {} },
      { action: 'callPhone', payload: { phone: '+63285550100' } },
      { action: 'goHome', payload: {} },
      { action: 'openPage', payload: { url } },
    ]);
  await expect(page).toHaveTitle('Order Details · Sample Loan');
  expect(moves.filter((move) => !move.includes('/loanDetail'))).toEqual([]);
});

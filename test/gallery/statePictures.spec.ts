import { states } from '../../scripts/gallery/states/states.ts';
import { expect, stateTest as test } from './stateFixture.ts';

/**
 * States whose look is kept in `pictures/`, on a phone of 360 by 640. Where a change is meant, take them anew, look at
 * them, and commit them with it:
 * `npx tsx node_modules/@playwright/test/cli.js test -c test/gallery/playwright.config.ts statePictures -u`
 */
const pictured = [
  'loanDetail.170',
  'loanDetail.180-delay',
  'loanDetail.withdraw',
  'repay.ready',
  'repay.sheet-chosen',
  'repayDelay.ready',
  'repaymentOfCode2.stored',
  'repaymentMethod.list',
  'bindBank.empty',
  'newLoanConfirm.offer',
  'complaint.start',
  'promotion.form',
];

test.use({ viewport: { width: 360, height: 640 } });

test('The pictures are of states that there are', () => {
  expect(pictured.filter((name) => !states.some((state) => state.name === name))).toEqual([]);
});

for (const state of states.filter(({ name }) => pictured.includes(name))) {
  test(`${state.name} looks as it did`, async ({ page, bring }) => {
    await bring(state);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    // Letters may be smoothed otherwise on another machine; a part that has moved or gone is more than that.
    await expect(page).toHaveScreenshot(`${state.name}.png`, { maxDiffPixelRatio: 0.01 });
  });
}

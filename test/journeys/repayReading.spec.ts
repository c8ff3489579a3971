import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { englishFinder } from './support/english.ts';
import { doubleText } from './support/look.ts';
import { matrixUnless } from './support/matrix.ts';

// `wholePath.spec.ts` reads the pages between them.
for (const [screen, extra] of [
  ['repayDelay', {}],
  ['repaymentOfCode', { type: '1' }],
  ['repaymentOfCode', { type: '2' }],
  ['repaymentMethod', { withholdingAmount: '320000' }],
] as const)
  test(
    `All that /${screen} says is in Filipino (${JSON.stringify(extra)})`,
    matrixUnless(screen !== 'repaymentOfCode'),
    async ({ page, open }) => {
      await open(screen, borrowers.dueSoonWithDelay, { ...extra, lang: 'fil' });
      await expect(page.locator('.hero__amount')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
      const findEnglish = await englishFinder('fil');
      await expect.poll(() => findEnglish(page)).toEqual([]);
      await expect(page).toHaveTitle(`${await page.locator('h1').textContent()} · Sample Loan`);
    },
  );

test.describe('The button at the lower edge', () => {
  for (const [screen, order, name] of [
    ['repay', borrowers.dueSoonWithDelay, 'Payment Method'],
    ['bindBank', borrowers.dueSoonWithDelay, 'Next'],
  ] as const)
    test(
      `of /${screen} is in sight at once, and leaves the window to large text`,
      matrixUnless(screen === 'repay'),
      async ({ page, open }) => {
        await open(screen, order);
        const button = page.getByRole('button', { name });
        await expect(button).toBeInViewport({ ratio: 1 });
        await doubleText(page);
        await expect(button).not.toBeInViewport();
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 1 });
      },
    );
});

for (const width of [320, 360])
  test(
    `Each value stands beside its label, which gives way, at ${width} px`,
    matrixUnless(width === 320),
    async ({ page, open }) => {
      await page.setViewportSize({ width, height: 640 });
      await open('repay', borrowers.dueSoonWithDelay);
      await page.getByRole('button', { name: 'more', exact: true }).click();
      const apart = await page.evaluate(() =>
        [...document.querySelectorAll('.rows__row')]
          .filter((row) => {
            const [label, value] = [...row.children].map((each) => each.getBoundingClientRect());
            return !label || !value || value.top >= label.bottom;
          })
          .map(({ textContent }) => textContent),
      );
      expect(apart).toEqual([]);
    },
  );

import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const { orderId = '', productId = '', ...nameless } = borrowers.instalments;

// What each screen cannot be about anything without.
const screens: readonly (readonly [screen: string, rest: { readonly [name: string]: string }])[] = [
  ['loanDetail', { productId }],
  ['order', { productId }],
  ['repay', { productId }],
  ['repayDelay', { productId }],
  ['borrowDetail', { productId }],
  ['newLoanConfirm', { orderId }],
  ['confirmOfPeriod', { orderId }],
  ['loanConfirm', { orderId }],
];

test.describe('A borrower whose link does not say which loan it is about', () => {
  for (const [screen, rest] of screens)
    test(`is told so by /${screen} before any call, with the ways on that help`, async ({ page, app, journal }) => {
      await page.goto(`${app.origin}/${screen}?${new URLSearchParams({ ...nameless, ...rest })}`);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('This link is incomplete');
      await expect(page.getByRole('button', { name: 'Go to the home page' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Call / })).toBeVisible();
      // Another try would lack the same.
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'See your order' })).toHaveCount(0);
      expect(journal.calls).toEqual([]);
    });

  test('is not told so where the order alone is named, of which the service may know the product', async ({
    page,
    app,
    journal,
  }) => {
    await page.goto(`${app.origin}/loanDetail?${new URLSearchParams({ ...nameless, orderId })}`);
    await expect.poll(() => journal.calls).toHaveLength(1);
    await expect(page.getByText('This link is incomplete')).toHaveCount(0);
  });
});

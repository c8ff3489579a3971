import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { partsOf, placeOf, standIn } from './support/standIn.ts';

test('A borrower goes to repay with the whole session', async ({ page, open }) => {
  const borrower = borrowers.dueSoonWithDelay;
  await standIn(page, '/repay');
  const headers = { building: 'b1', gather: 'g1', swift: 's1', eyes: 'e1' };
  const carried = { ...borrower, couponId: 'c/1', ...headers, lang: 'en' };
  await open('loanDetail', carried, { utm_tag: 'summer' });
  await page.getByRole('button', { name: 'REPAY', exact: true }).click();
  await expect(page).toHaveTitle('Elsewhere');
  expect(await placeOf(page)).toEqual({ path: '/repay', query: { ...carried, product_id: borrower.productId } });
});

test('At the touch of a finger the page that a button leads to is on its way', async ({ page, open, journal }) => {
  // A page at rest fetches it as well: in this one a touch alone does.
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms === 1000 ? 600_000 : ms)) as typeof setTimeout;
  });
  const ahead: boolean[] = [];
  page.on('request', (request) => {
    if (partsOf(request.url()).path === '/repay') ahead.push(!request.isNavigationRequest());
  });
  await open('loanDetail', borrowers.dueSoonWithDelay);
  const button = page.getByRole('button', { name: 'REPAY', exact: true });
  // What notices a finger follows the document.
  await expect
    .poll(async () => {
      await button.dispatchEvent('touchstart');
      return ahead;
    })
    .toEqual([true]);
  await button.tap();
  // The order names the same amount.
  await expect(page).toHaveURL(/\/repay(\?|$)/);
  await expect(page.getByText('₱3,200.00').first()).toBeVisible();
  expect(journal.calls).toHaveLength(2);
});

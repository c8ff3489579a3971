import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { partsOf, placeOf, standIn } from './support/standIn.ts';

const hub = (page: Page) => page.getByRole('navigation', { name: 'More about this order' });

test('An overdue order leads with what is due, since when, and the button to pay', async ({ page, open }) => {
  await open('loanDetail', borrowers.overdueWithDelay);
  await expect(page.locator('.hero__amount')).toHaveText('₱7,250.00');
  await expect(page.getByText('Total due now · 5 days late')).toBeVisible();
  await expect(page.locator('dt').filter({ hasText: /^(Total due now|Days overdue)$/ })).toHaveCount(0);
  const repay = page.getByRole('button', { name: 'REPAY', exact: true });
  await expect(repay).toBeInViewport({ ratio: 1 });
  // It covers nothing at the end of the page.
  await page.getByRole('button', { name: 'Refresh' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  // There is no day to come that it could be reminded of.
  await expect(hub(page).getByRole('link', { name: 'Send a complaint' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Payment reminders' })).toHaveCount(0);
  // On a phone on its side it stays in its place.
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.getByText('Total due now')).toBeVisible();
  await expect(repay).not.toBeInViewport();
});

test.describe('From an order', () => {
  test('each row leads to its screen with the order, and back', async ({ page, open }) => {
    await open('loanDetail', borrowers.instalments);
    for (const [row, screen] of [
      ['Ways to pay', 'repay'],
      ['Pay code', 'repaymentOfCode2'],
      ['Payment reminders', 'paymentReminders'],
      ['Your documents', 'myDocuments'],
      ['Send a complaint', 'complaint'],
    ] as const) {
      await hub(page).getByRole('link', { name: row }).click();
      await expect(page).toHaveURL(new RegExp(`/${screen}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.goBack();
    }
  });
});

test('A loan that was just taken is told of once, and again after a reload', async ({ page, open }) => {
  const borrower = borrowers.offer;
  const isConfirmed = page.getByRole('heading', { name: 'Your loan is confirmed' });
  await open('newLoanConfirm', borrower);
  await page.getByRole('button', { name: 'Loan', exact: true }).click();
  await expect(isConfirmed).toBeVisible();
  // The browser reloads the address that it knows.
  await page.waitForURL(/[?&]from=confirm\b/);
  // The page begins with such an address too, and writes it anew as it notes that it has told of the loan.
  const noted = () => page.evaluate(() => sessionStorage.getItem('loan:default:confirmed'));
  await expect.poll(noted).toContain('"isTold":true');
  await page.reload();
  await expect(isConfirmed).toBeVisible();
  await open('loanDetail', borrower);
  await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
  await expect(isConfirmed).toHaveCount(0);
});

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

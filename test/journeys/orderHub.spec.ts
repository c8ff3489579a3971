import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerOrder } from './support/order.ts';

const hub = (page: Page) => page.getByRole('navigation', { name: 'More about this order' });

test.describe('What an order leads with', () => {
  test('is all that is due now, and for how long', async ({ page, open }) => {
    await open('loanDetail', borrowers.overdueWithDelay);
    await expect(page.locator('.hero__amount')).toHaveText('₱7,250.00');
    await expect(page.getByText('Total due now · 5 days late')).toBeVisible();
    await expect(page.locator('dt').filter({ hasText: /^(Total due now|Days overdue)$/ })).toHaveCount(0);
  });

  test('is no amount where the service sends no row for it', async ({ page, open }) => {
    await answerOrder(page, { userOrderDetail: { detail: [{ text: 'Principal', value: '₱5,000.00' }] } });
    await open('loanDetail', borrowers.instalments);
    await expect(page.getByText('Principal')).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveCount(0);
  });

  test('adds up on the page to repay it', async ({ page, open }) => {
    await open('repay', borrowers.overdueWithDelay);
    await expect(page.locator('.hero__amount')).toHaveText('₱7,250.00');
    await expect(page.locator('.rows__row')).toHaveText([
      'Amount of this instalment₱5,000.00',
      'Late charges₱2,250.00',
    ]);
  });
});

test.describe('The button that repays', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('is in sight without scrolling, and covers nothing at the end of the page', async ({ page, open }) => {
    await open('loanDetail', borrowers.overdueWithDelay);
    const repay = page.getByRole('button', { name: 'REPAY', exact: true });
    await expect(repay).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Refresh' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^Checked at/)).toBeVisible();
  });

  test('stays in its place on a phone on its side', async ({ page, open }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await open('loanDetail', borrowers.overdueWithDelay);
    await expect(page.getByText('Total due now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'REPAY', exact: true })).not.toBeInViewport();
  });
});

test.describe('From an order', () => {
  for (const [row, screen] of [
    ['What to pay, and where', 'repay'],
    ['Pay code', 'repaymentOfCode2'],
    ['Send a complaint', 'complaint'],
    ['Customer service', 'customerService'],
  ] as const) {
    test(`'${row}' leads to /${screen} with the order`, async ({ page, open }) => {
      await open('loanDetail', borrowers.instalments);
      await hub(page).getByRole('link', { name: row }).click();
      await expect(page).toHaveURL(new RegExp(`/${screen}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  const leadsTo = async (page: Page, names: readonly string[]) =>
    expect(hub(page).getByRole('link')).toHaveText([...names]);

  test('whose money could not be sent, the first place is its bank account', async ({ page, open }) => {
    await answerOrder(page, { orderStatus: 151 });
    await open('loanDetail', borrowers.instalments);
    await leadsTo(page, ['Check your bank account', 'Send a complaint', 'Customer service']);
    await hub(page).getByRole('link', { name: 'Check your bank account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment account information' })).toBeVisible();
  });

  test('that is settled, nothing leads to a payment', async ({ page, open }) => {
    await open('loanDetail', borrowers.settled);
    await leadsTo(page, ['Send a complaint', 'Customer service']);
  });
});

test.describe('A loan that was just taken', () => {
  test('is confirmed: what it brings, when, and its first payment, and then the order', async ({
    page,
    open,
    reset,
  }) => {
    await reset(borrowers.offer);
    await open('newLoanConfirm', borrowers.offer);
    await page.getByRole('button', { name: 'Loan', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText('₱4,500.00');
    await expect(page.locator('dt').first()).toHaveText('In your account by');
    await expect(page.getByText(/within 1 to 3 calendar days/)).toBeVisible();
    await expect(page.getByText('Repayment due')).toHaveCount(0);
    await page.getByRole('link', { name: 'View order' }).click();
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
  });

  test('is confirmed on the legacy page too, and after a reload, until its order is viewed', async ({
    page,
    open,
    reset,
  }) => {
    await reset(borrowers.legacyOffer);
    await open('loanConfirm', borrowers.legacyOffer);
    await page.getByRole('button', { name: 'Yes, send me the money' }).click();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
    await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText('₱4,500.00');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'View order' }).click();
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    await expect(page.getByText('Your loan is confirmed')).toHaveCount(0);
  });

  test('is not confirmed again where its address is opened later', async ({ page, open }) => {
    await open('loanDetail', borrowers.instalments, { from: 'confirm' });
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    await expect(page.getByText('Your loan is confirmed')).toHaveCount(0);
  });

  test('has no refusal beside it where its offer is opened again', async ({ page, open, reset, journal }) => {
    await reset(borrowers.offer);
    await open('newLoanConfirm', borrowers.offer);
    await page.getByRole('button', { name: 'Loan', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
    const toasts: string[] = [];
    await page.exposeFunction('tellToast', (words: string) => toasts.push(words));
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        new MutationObserver(() => {
          const words = document.querySelector('.toast')?.textContent;
          if (words) (window as unknown as { tellToast(words: string): void }).tellToast(words);
        }).observe(document.body, { childList: true, subtree: true, characterData: true }),
      ),
    );
    await open('newLoanConfirm', borrowers.offer);
    await expect(page.getByText('Your loan is confirmed.')).toBeVisible();
    await expect.poll(() => journal.calls.filter((call) => call.includes('loan-detail-confirm'))).toHaveLength(2);
    await expect(page.getByRole('link', { name: 'Look at the order' })).toBeVisible();
    expect(toasts).toEqual([]);
  });
});

import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { agreeBox, answerLegacy, CONFIRM, loanButton, OLDER } from './support/confirm.ts';
import { dayFromToday } from './support/days.ts';

const borrower = borrowers.legacyOffer;
const promotionOf = (page: Page) => page.getByRole('dialog', { name: 'For you' });

test.describe('The legacy confirmation', () => {
  test('shows the loan, and sends nothing while the box is not checked', { tag: '@matrix' }, async ({
    page,
    open,
    journal,
  }) => {
    await open('loanConfirm', borrower);
    await expect(page.getByRole('heading', { level: 1, name: 'Loan confirmation' })).toBeVisible();
    await expect(page.getByText('Sample Classic Loan')).toBeVisible();
    await expect(page.locator('.logo')).toHaveJSProperty('complete', true);
    await expect(page.locator('.hero__amount')).toHaveText('₹4,500.00');
    await expect(page.locator('.rows').first()).toHaveText(
      new RegExp(`^Repayment date${dayFromToday(91)} \\d{1,2} [A-Z][a-z]+ \\d{4}$`),
    );
    await expect(page.getByText('Total repayment')).toBeVisible();
    const plan = page.locator('section', { has: page.getByRole('heading', { name: 'Payment Plan' }) });
    await expect(plan.getByText('₹5,900.00', { exact: true })).toBeVisible();
    const costs = page.locator('section', { hasText: 'What this loan costs' }).getByRole('definition');
    await expect(costs).toHaveText(['₹4,500.00', '₹5,900.00', '₹1,400.00', /^\d+\.\d\d %$/, /^\d+\.\d\d %$/]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const take = loanButton(page, 'Yes, send me the money');
    await expect(take).toBeEnabled();
    await agreeBox(page).uncheck();
    await expect(take).toBeDisabled();
    await take.click({ force: true });
    expect(journal.calls).toEqual([
      `POST /api${OLDER.offer}`,
      `POST /api${OLDER.agreements}`,
      `GET /api${CONFIRM.order}`,
    ]);
  });

  test('has the sign of the brand with showRupee 0', async ({ page, open }) => {
    await answerLegacy(page, { showRupee: 0 });
    await open('loanConfirm', borrower);
    await expect(page.locator('.hero__amount')).toHaveText('₱4,500.00');
    await expect(page.locator('.plan strong')).toHaveText('₱5,900.00');
    await expect(page.getByText(/₹/)).toHaveCount(0);
  });
});

test('The promotion has the page’s button, which leads to the terms; the page’s own takes the loan, once', async ({
  page,
  open,
  journal,
  ledgerOf,
}) => {
  const promoted = borrowers.legacyPromotion;
  await open('loanConfirm', promoted);
  const button = promotionOf(page).getByRole('button', { name: 'Get my loan', exact: true });
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    for (let taps = 10; taps > 0; taps -= 1) element.click();
  });
  await expect(promotionOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('.hero__amount')).toBeInViewport();
  expect(journal.calls.filter((call) => call.endsWith('push'))).toEqual([]);
  expect(await ledgerOf(promoted)).toEqual([]);
  await loanButton(page, 'Get my loan').click();
  await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
  expect(await ledgerOf(promoted)).toMatchObject([{ kind: 'pushLegacyLoan', outcome: '00' }]);
});

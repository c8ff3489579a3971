import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { matrixUnless } from './support/matrix.ts';
import { answerOrder } from './support/order.ts';

const hub = (page: Page) => page.getByRole('navigation', { name: 'More about this order' });

test('An overdue order leads with all that is due now, and for how long, and with the button that repays', async ({
  page,
  open,
}) => {
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
  await expect(hub(page).getByRole('link', { name: 'Customer service' })).toBeVisible();
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
      ['Amount, date and ways to pay', 'repay'],
      ['Pay code', 'repaymentOfCode2'],
      ['My documents, to print', 'myDocuments'],
      ['Send a complaint', 'complaint'],
      ['Customer service', 'customerService'],
    ] as const) {
      await hub(page).getByRole('link', { name: row }).click();
      await expect(page).toHaveURL(new RegExp(`/${screen}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.goBack();
    }
  });

  test('without a pay code, the row of it leads to what there is to pay, and back', { tag: '@matrix' }, async ({
    page,
    open,
  }) => {
    await open('loanDetail', borrowers.noDefaultCode);
    await hub(page).getByRole('link', { name: 'Pay code' }).click();
    await expect(page).toHaveURL(/\/repay(\?|$)/);
    await expect(page.locator('.hero__amount')).toHaveText('₱1,234.56');
    await expect(page.getByText('There is no pay code for this order now')).toHaveCount(0);
    // Now the tab knows that there is none.
    await page.goBack();
    await leadsTo(page, [
      'Amount, date and ways to pay',
      'Payment reminders',
      'My documents, to print',
      'Send a complaint',
      'Customer service',
    ]);
  });

  test('the contracts are listed, and open with what was agreed for this order, and are asked for again where they do not come', {
    tag: '@matrix',
  }, async ({ page, open, arm, journal }) => {
    await arm({ call: 'listAgreements', fault: 'refuse', code: '5000', message: 'Not today.', orderId: '170001' });
    await open('loanDetail', borrowers.instalments);
    await hub(page).getByRole('button', { name: 'Your contracts' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your contracts' });
    await expect(sheet.getByText('Your contracts cannot be shown right now.', { exact: false })).toBeVisible();
    await sheet.getByRole('button', { name: 'Retry' }).click();
    await expect(sheet).toBeFocused();
    await expect(sheet.getByRole('listitem')).toHaveText([
      'Loan agreement',
      'Disclosure statement',
      'Consent to the processing of personal data',
    ]);
    await sheet.getByRole('button', { name: 'Loan agreement' }).click();
    await expect(page).toHaveURL(/\/sandbox\/agreements\/[0-9a-f]+\/1$/);
    await expect(page.getByText('170001')).toBeVisible();
    await expect(page.getByText('₱6,001.49')).toBeVisible();
    expect(journal.calls.filter((made) => made.includes('/contract/'))).toEqual([
      'GET /api/v3/contract/contract',
      'GET /api/v3/contract/contract',
      'GET /api/v3/contract/contract-jump',
    ]);
    await page.goBack();
    await expect(hub(page)).toBeVisible();
  });

  const leadsTo = async (page: Page, names: readonly string[]) =>
    expect(hub(page).getByRole('link')).toHaveText([...names]);

  test('whose money could not be sent, the first place is its bank account', async ({ page, open }) => {
    await answerOrder(page, { orderStatus: 151 });
    await open('loanDetail', borrowers.instalments);
    await leadsTo(page, ['Check your bank account', 'My documents, to print', 'Send a complaint', 'Customer service']);
    await hub(page).getByRole('link', { name: 'Check your bank account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment account information' })).toBeVisible();
  });

  test('that is settled, nothing leads to a payment', async ({ page, open }) => {
    await open('loanDetail', borrowers.settled);
    await leadsTo(page, ['My documents, to print', 'Send a complaint', 'Customer service']);
  });
});

test.describe('A loan that was just taken', () => {
  for (const [screen, borrower, label] of [
    ['newLoanConfirm', borrowers.offer, 'Loan'],
    ['loanConfirm', borrowers.legacyOffer, 'Yes, send me the money'],
  ] as const)
    test(
      `on /${screen} is told of once: opened anew, its order stands there, and a reload tells of it again`,
      matrixUnless(screen === 'newLoanConfirm'),
      async ({ page, open }) => {
        const isConfirmed = page.getByRole('heading', { name: 'Your loan is confirmed' });
        await open(screen, borrower);
        await page.getByRole('button', { name: label, exact: true }).click();
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
      },
    );

  test('has no refusal beside it where its offer is opened again', { tag: '@matrix' }, async ({
    page,
    open,
    journal,
  }) => {
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

import type { Page, Request } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { agreeBox, loanButton } from './support/confirm.ts';
import { dayFromToday } from './support/service.ts';

const borrower = borrowers.offer;

test.describe('A borrower for whom a loan waits', () => {
  test('reads its terms, and what it costs before the button', async ({ page, open }) => {
    await open('newLoanConfirm', borrower);
    // What it costs stands before the button.
    await expect(page.getByText(/^The loan costs you ₱1,400\.00 · /)).toBeInViewport();
    // Whoever takes the loan on the first view has read what it comes to.
    await expect(page.getByText(/^You pay back ₱5,900\.00 · [\d.]+% a year$/)).toBeInViewport({ ratio: 1 });
    // The button follows the document, and the offer stands before it does.
    await expect(loanButton(page)).toBeVisible();
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('h2, label, .action-bar button')].map((element) =>
        element.textContent?.slice(0, 12),
      ),
    );
    expect(order).toEqual(['Payment Plan', 'I have read ', 'Loan']);
  });

  test('has the button in sight at once, which says why it waits, and sends nothing, while the box is not checked', async ({
    page,
    open,
    journal,
  }) => {
    await open('newLoanConfirm', borrower);
    const button = page.locator('.action-bar').getByRole('button');
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(agreeBox(page)).toBeChecked();
    await agreeBox(page).focus();
    await page.keyboard.press('Space');
    await expect(button).toBeDisabled();
    await button.click({ force: true });
    expect(journal.calls.filter((call) => call.includes('push'))).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByText('Tick the box to continue.')).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    // Where the system sets all colours there are no gradients: what is under the bar would be read through it.
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.locator('.action-bar')).toHaveCSS('background-color', /^rgb\(/);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^Checked at/)).toBeInViewport();
  });
});

test('A borrower reads the terms of a loan of several instalments', async ({ page, open }) => {
  await open('confirmOfPeriod', borrowers.offerOfPeriods);
  await expect(page.locator('.figures__amount')).toHaveText(['₱8,000.00', '₱9,599.99']);
  await expect(page.locator('.rows').first().locator('.rows__row')).toHaveText([
    'Loan term122 days',
    'Number of periods4',
    `First payment${dayFromToday(31)}`,
    'First period31 days',
    'Interest rate0.12% a day',
    'The money goes toSample Metropolitan Bank account ending 0311',
    'Interest₱1,200.00',
    'Service fee₱399.99',
    'Rate per 30 days7.53%',
  ]);
  await expect(page.locator('.plan strong')).toHaveText(['₱2,400.00', '₱2,400.00', '₱2,400.00', '₱2,399.99']);
});

test('The promotion has the page’s button, which leads to the terms; the page’s own takes the loan, once', async ({
  page,
  open,
  journal,
  ledgerOf,
}) => {
  const promoted = borrowers.legacyPromotion;
  const promotion = page.getByRole('dialog', { name: 'For you' });
  await open('loanConfirm', promoted);
  const button = promotion.getByRole('button', { name: 'Get my loan', exact: true });
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    for (let taps = 10; taps > 0; taps -= 1) element.click();
  });
  await expect(promotion).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('.figures')).toBeInViewport();
  // An older offer has the sign of the brand, unless it asks for another.
  await expect(page.locator('.plan strong')).toHaveText(['₱1,950.00', '₱1,950.00', '₱1,950.00']);
  expect(journal.calls.filter((call) => call.endsWith('push'))).toEqual([]);
  expect(await ledgerOf(promoted)).toEqual([]);
  await loanButton(page, 'Get my loan').click();
  await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
  expect(await ledgerOf(promoted)).toMatchObject([{ kind: 'pushLegacyLoan', outcome: '00' }]);
});

const UNSENT = 'No connection: nothing was sent. Please try again.';
const UNCONFIRMED = 'We do not know yet whether your loan went through';
const DONE = 'Your loan is confirmed. Your order shows what happens next.';

test.describe('A loan is taken once', () => {
  const inTheOrder = (page: Page) => expect(page.getByText(/^(Repayment due|Your loan is confirmed)$/)).toBeVisible();

  /** The lender's ledger holds one request of the loan, and it was carried out. */
  const tookOnce = async (rows: Promise<readonly Record<string, unknown>[]>): Promise<void> =>
    expect((await rows).filter(({ kind }) => kind === 'pushLoan')).toMatchObject([{ outcome: '00' }]);

  test('and sends nothing without a connection, which is said and stays said', async ({ page, open, ledgerOf }) => {
    await open('newLoanConfirm', borrower);
    await expect(loanButton(page)).toBeEnabled();
    // All that follows the document has come by now.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await loanButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: UNSENT })).toBeVisible();
    await expect(page.getByText(UNCONFIRMED)).toHaveCount(0);
    expect(await ledgerOf(borrower)).toEqual([]);
    await page.context().setOffline(false);
    await loanButton(page).click();
    await inTheOrder(page);
    await tookOnce(ledgerOf(borrower));
  });

  test('though the page is loaded anew while it is under way', async ({ page, app, open, ledgerOf }) => {
    await open('newLoanConfirm', borrower);
    let sent: Request | undefined;
    await page.route('**/loan-detail-push?*', (route) => {
      sent = route.request();
    });
    await loanButton(page).click();
    await expect.poll(() => sent).toBeDefined();
    await page.reload();
    await expect(page.getByRole('alert').getByText(UNCONFIRMED)).toBeVisible();
    await expect(loanButton(page)).toHaveCount(0);
    // A proxy may deliver it after all.
    await app.sandbox.fetch(
      new globalThis.Request(sent?.url() ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent?.postData() ?? '',
      }),
    );
    await expect(async () => {
      // It may be gone or disabled by then.
      const check = page.getByRole('button', { name: 'Check again' });
      if (await check.isVisible()) await check.click({ timeout: 1000 }).catch(() => {});
      await expect(page.getByText(DONE)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.getByRole('link', { name: 'See your order' }).click();
    await inTheOrder(page);
    await tookOnce(ledgerOf(borrower));
  });
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Point out' });
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();

const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

// What is asked by the app's own button, and where there is nothing to go back to, backGuard.test.ts and the fault tests have.
test('Going back from an offer on iOS asks each time, also after a reload and a contract, and leaves on Cancel', async ({
  page,
  open,
}) => {
  await open('loanDetail', borrowers.settled);
  await open('newLoanConfirm', borrowers.offerAsksOnBack, { clientType: 'IOS' });
  await expect(loanButton(page)).toBeEnabled();
  const held = await entries(page);
  for (let times = 2; times > 0; times -= 1) {
    await page.goBack();
    await press(page, 'Agree');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.reload();
    await expect(loanButton(page)).toBeEnabled();
  }
  expect(await entries(page)).toBe(held);
  await page.locator('.agreement__title').first().click();
  await expect(page).toHaveURL(/\/sandbox\/agreements\//);
  await page.goBack();
  await expect(loanButton(page)).toBeEnabled();
  await page.goBack();
  await press(page, 'Cancel');
  await expect(page).toHaveURL(/\/loanDetail$/);
});

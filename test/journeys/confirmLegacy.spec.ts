import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith } from './support/answers.ts';
import { putInApp, watchMoves } from './support/app.ts';
import { agreeBox, answerLegacy, loanButton, OLDER } from './support/confirm.ts';
import { standIn } from './support/standIn.ts';

const borrower = borrowers.legacyOffer;
const LABEL = 'Yes, send me the money';
const toastOf = (page: Page) => page.locator('.toast');
const promotionOf = (page: Page) => page.getByRole('dialog', { name: 'For you' });

const dayFromToday = (days: number) => new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

test.beforeEach(({ reset }) => reset(borrower));

test.describe('The legacy confirmation', () => {
  test('shows the loan', async ({ page, open, journal }) => {
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
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(journal.calls).toEqual([`POST /api${OLDER.offer}`, `POST /api${OLDER.agreements}`]);
  });

  test('asks the service with forms, and its own headers', async ({ page, open }) => {
    const sent = page.waitForRequest(`**/api${OLDER.offer}?*`);
    await open('loanConfirm', borrower, { swift: 's1', eyes: 'e1' });
    const request = await sent;
    expect(request.postData()).toBe('productId=2003');
    expect(request.headers()).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      'x-requested-with': 'XMLHttpRequest',
      swift: 's1',
      eyes: 'e1',
    });
    const push = page.waitForRequest(`**/api${OLDER.push}?*`);
    await loanButton(page, LABEL).click();
    expect((await push).postData()).toBe('productId=2003&amount=450000');
  });

  test('has the service’s words on its button, or its own', async ({ page, open }) => {
    await answerLegacy(page, { buttonText: ' Get it now ' });
    await open('loanConfirm', borrower);
    await expect(loanButton(page, 'Get it now')).toBeEnabled();
    await answerLegacy(page, { buttonText: '  ' });
    await page.reload();
    await expect(loanButton(page, 'Loan')).toBeEnabled();
  });

  for (const showRupee of [1, '1'])
    test(`has the rupee sign before every amount with showRupee ${JSON.stringify(showRupee)}`, {
      tag: '@matrix',
    }, async ({ page, open }) => {
      await answerLegacy(page, { showRupee });
      await open('loanConfirm', borrower);
      await expect(page.locator('.hero__amount')).toHaveText('₹4,500.00');
      await expect(page.locator('.plan strong')).toHaveText('₹5,900.00');
      const costs = page.locator('section', { hasText: 'What this loan costs' }).getByRole('definition');
      await expect(costs).toHaveText(['₹4,500.00', '₹5,900.00', '₹1,400.00', /^\d+\.\d\d %$/, /^\d+\.\d\d %$/]);
    });

  for (const showRupee of [0, '0', '', null, 'yes', 2])
    test(`has the sign of the brand with showRupee ${JSON.stringify(showRupee)}`, { tag: '@matrix' }, async ({
      page,
      open,
    }) => {
      await answerLegacy(page, { showRupee });
      await open('loanConfirm', borrower);
      await expect(page.locator('.hero__amount')).toHaveText('₱4,500.00');
      await expect(page.locator('.plan strong')).toHaveText('₱5,900.00');
      await expect(page.getByText(/₹/)).toHaveCount(0);
    });

  test('has one link for each contract, which an older call opens', async ({ page, open, journal }) => {
    await open('loanConfirm', borrower);
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      'Loan agreement',
      'Disclosure statement',
      'Consent to the processing of personal data',
    ]);
    const sent = page.waitForRequest(`**/api${OLDER.jump}?*`);
    await page.getByRole('link', { name: 'Loan agreement' }).dblclick();
    expect((await sent).postData()).toBe(`productId=2003&scene=3&position=1&orderId=${borrower.orderId}`);
    await expect(page).toHaveURL(/\/sandbox\/agreements\//);
    expect(journal.calls.filter((call) => call.endsWith('agreement-jump'))).toHaveLength(1);
  });

  test('sends nothing while the box is not checked', async ({ page, open, journal }) => {
    await open('loanConfirm', borrower);
    await expect(agreeBox(page)).toBeChecked();
    await agreeBox(page).uncheck();
    await expect(loanButton(page, LABEL)).toBeDisabled();
    await loanButton(page, LABEL).click({ force: true });
    expect(journal.calls.filter((call) => call.endsWith('push'))).toEqual([]);
    await agreeBox(page).check();
    await expect(loanButton(page, LABEL)).toBeEnabled();
  });

  test('says what the service says when it refuses, at every call', async ({ page, open }) => {
    await answerWith(page, OLDER.push, { code: '11', message: 'Your account is being checked.', data: null });
    await open('loanConfirm', borrower);
    await loanButton(page, LABEL).click();
    await expect(toastOf(page)).toHaveText('Your account is being checked.');
    await answerWith(page, OLDER.jump, { code: '12', message: 'No contract today.', data: null });
    await page.getByRole('link', { name: 'Loan agreement' }).click();
    await expect(toastOf(page)).toHaveText('No contract today.');
    await answerWith(page, OLDER.offer, { code: '13', message: 'No loan today.', data: null });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert').getByText('No loan today.')).toBeVisible();
    await page.getByRole('button', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('The promotion', { tag: '@matrix' }, () => {
  const promoted = borrowers.legacyPromotion;

  test.beforeEach(({ reset }) => reset(promoted));

  test('stands over the page on load, and its close icon closes it', async ({ page, open }) => {
    await open('loanConfirm', promoted);
    await expect(promotionOf(page).getByText('Only today: no service fee on your next loan')).toBeVisible();
    const close = promotionOf(page).getByRole('button', { name: 'Close' });
    // Once it has risen to its place.
    await close.click({ trial: true });
    const { width, height } = (await close.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await close.click();
    await expect(promotionOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(loanButton(page, 'Get my loan')).toBeEnabled();
    await expect(promotionOf(page)).toHaveCount(0);
  });

  test('has the page’s button, which leads to the terms; the page’s own takes the loan, once', async ({
    page,
    open,
    journal,
    ledgerOf,
  }) => {
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

  test('is none where the service says nothing', async ({ page, open }) => {
    await answerLegacy(page, {});
    await open('loanConfirm', borrower);
    await expect(loanButton(page)).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('The address after the push', { tag: '@matrix' }, () => {
  for (const app of ['ios', 'android'] as const)
    test(`under an app’s scheme is handed to the app of ${app}`, async ({ page, open, reset }) => {
      await reset(borrowers.legacyInApp);
      const moves = await watchMoves(page);
      const messages = await putInApp(page, app);
      await open('loanConfirm', borrowers.legacyInApp);
      await loanButton(page, 'Get my loan').click();
      const message = { action: 'openPage', payload: { url: 'sampleloan://order/170314' } };
      await expect.poll(() => messages).toEqual([app === 'ios' ? message : JSON.stringify(message)]);
      await expect(page.getByText('Your loan is confirmed.')).toBeVisible();
      expect(moves.filter((move) => move.startsWith('sampleloan'))).toEqual([]);
    });

  for (const url of ['productDetail?id=5', 'app/login', '/native/page'])
    test(`without a scheme, ${url}, is the app’s as it came, and no page of the web`, async ({ page, open }) => {
      const moves = await watchMoves(page);
      const messages = await putInApp(page, 'ios');
      await answerWith(page, OLDER.push, { code: '00', message: '', data: { url } });
      await open('loanConfirm', borrower);
      await loanButton(page, LABEL).click();
      await expect.poll(() => messages).toEqual([{ action: 'openPage', payload: { url } }]);
      await expect(page.getByText('Your loan is confirmed.')).toBeVisible();
      expect(moves.filter((move) => !move.includes('/loanConfirm'))).toEqual([]);
    });

  test('under an app’s scheme in a plain browser leaves the truth and the way to the order', async ({
    page,
    open,
    reset,
  }) => {
    await reset(borrowers.legacyInApp);
    await open('loanConfirm', borrowers.legacyInApp);
    await loanButton(page, 'Get my loan').click();
    await page.getByRole('link', { name: 'Look at the order' }).click();
    await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
  });

  test('that could run in the page is refused, and the loan is confirmed all the same', async ({
    page,
    open,
    reset,
    ledgerOf,
  }) => {
    await reset(borrowers.legacyDangerous);
    const messages = await putInApp(page, 'android');
    await open('loanConfirm', borrowers.legacyDangerous);
    await loanButton(page, 'Get my loan').click();
    await expect(toastOf(page)).toHaveText('This link is not safe to open.');
    await expect(page.getByText('Your loan is confirmed.')).toBeVisible();
    await expect(page.getByText(/failed/i)).toHaveCount(0);
    expect(messages).toEqual([]);
    expect(await ledgerOf(borrowers.legacyDangerous)).toMatchObject([{ kind: 'pushLegacyLoan', outcome: '00' }]);
  });

  test('on the web replaces the page', async ({ page, open }) => {
    await standIn(page, '/loanDetail');
    await open('repay', borrowers.settled);
    await open('loanConfirm', borrower);
    await loanButton(page, LABEL).click();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
    await page.goBack();
    await expect(page).toHaveURL(/\/repay(\?|$)/);
  });
});

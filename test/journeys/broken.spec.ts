import type { Locator, Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { GENERATE, openSheet, payAt, sheetOf } from './support/channels.ts';
import { loanButton } from './support/confirm.ts';

test('A screen that cannot be hydrated says what to do before paying again', async ({ page, open, expectProblem }) => {
  expectProblem(/no hydration today/);
  // A page whose texts cannot be read: an extension has been at the document.
  await page.addInitScript(() => {
    Object.defineProperty(CharacterData.prototype, 'data', {
      get: () => {
        throw new Error('no hydration today');
      },
    });
  });
  await open('repay', borrowers.dueSoonWithDelay);
  await expect(page.getByRole('alert')).toHaveText(
    'This page has stopped working. Please reload it, and see your order before you pay.',
  );
  await expect(page.locator('.skeleton')).toHaveCount(0);
});

/** The line changes the bytes of a document on their way. */
const change = (page: Page, of: string, how: (document: string) => string): Promise<unknown> =>
  page.route(new RegExp(`/${of}\\b`), async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: how(await response.text()) });
  });

const pageScript = /<script>(?=\/\/#|\(\(exports)/;

const damages: readonly (readonly [name: string, how: (document: string) => string])[] = [
  ['comes cut', (document) => document.slice(0, document.length / 2)],
  ['has a byte more in its script', (document) => document.replace(pageScript, '<script> ')],
];

for (const [name, how] of damages)
  test(`A document that ${name} says so and loads again`, async ({ page, open, expectProblem }) => {
    expectProblem(/Content Security Policy|Unexpected (token|end)|uncaught/);
    await change(page, 'repay', how);
    await open('repay', borrowers.dueSoonWithDelay, { lang: 'fil' });
    const notice = page.getByRole('alert').filter({ hasText: 'Hindi na-load nang buo ang pahinang ito.' });
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('This page did not load fully.')).toBeHidden();
    await expect(page.locator('.skeleton').first()).toBeHidden();
    await expect(notice.getByRole('link').last()).toHaveAttribute('href', /^tel:/);
    await page.unroute(/\/repay\b/);
    await notice.getByRole('link', { name: 'Buksan muli' }).click();
    await expect(page.getByText('Hindi na-load nang buo')).toHaveCount(0);
    await expect(page.locator('.skeleton')).toHaveCount(0);
  });

test('A document whose scripts were all changed says so by its styles alone', async ({ page, open, expectProblem }) => {
  expectProblem(/Content Security Policy/);
  await change(page, 'repay', (document) => document.replaceAll('<script>', '<script> '));
  await open('repay', borrowers.dueSoonWithDelay);
  await expect(page.getByText('This page did not load fully.')).toBeVisible({ timeout: 25_000 });
  await page.unroute(/\/repay\b/);
  await page.getByRole('link', { name: 'Open it again' }).click();
  await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
});

test('A page without scripts says that it did not load fully, what to allow, and whom to call', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/repay?orderId=1`);
  const notice = page.locator('noscript p:visible');
  await expect(notice.first()).toHaveText('This page did not load fully.');
  await expect(notice.nth(1)).toHaveText('Hindi na-load nang buo ang pahinang ito.');
  await expect(notice.filter({ hasText: 'JavaScript' })).toHaveText(/^Allow \/ Payagan/);
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  await context.close();
});

const LATER = '**/late/later.*.js';
const PUSH = 'POST /api/v3/loan-confirm/loan-detail-push';

/** Files of the page's script do not come until the test says so. */
const hold = async (page: Page, address: string): Promise<() => Promise<void>> => {
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
};

/** No animation goes on: what has come under a finger stays as it is in its first moment. @returns what lets them go on. */
const holdFirstMoment = async (page: Page): Promise<() => Promise<unknown>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 });
};

/** A finger comes down in the middle of what stands there, whatever is in front of it. */
const tapAt = async (page: Page, on: Locator): Promise<void> => {
  const box = await on.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

test.describe('A page whose rest does not come', () => {
  test.beforeEach(({ expectProblem }) => expectProblem('Failed to load resource'));

  test('because it is of an earlier build, is opened anew', async ({ page, open, expectProblem }) => {
    expectProblem('Content Security Policy');
    await page.route('**/late/*', (route) => route.fulfill({ status: 404, body: '<h1>Not found</h1>' }));
    await open('repay', borrowers.dueSoonWithDelay);
    await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
    await expect(page.getByRole('alert')).toContainText('This page is out of date.');
    await page.unroute('**/late/*');
    await page.getByRole('button', { name: 'Open it again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
  });

  test('shows what is due, says what is missing, and pays later', async ({ page, open, journal, ledgerOf }) => {
    const letCome = await hold(page, LATER);
    await open('repay', borrowers.dueSoonWithDelay);
    await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
    await expect(page.getByRole('alert')).toContainText('There is no connection.');
    await page.getByRole('button', { name: 'Payment Method' }).click();
    await expect(sheetOf(page)).toHaveCount(0);
    await letCome();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await payAt(page, 'Sample Bank');
    await expect.poll(() => ledgerOf(borrowers.dueSoonWithDelay)).toHaveLength(1);
    expect(journal.calls.filter((call) => call === GENERATE)).toHaveLength(1);
  });

  test('keeps the list open for who taps twice to open it', { tag: '@matrix' }, async ({ page, open }) => {
    await open('repayDelay', borrowers.dueSoonWithDelay);
    const goOn = await holdFirstMoment(page);
    const close = (await openSheet(page)).getByRole('button', { name: 'Close' });
    await tapAt(page, close);
    await expect(sheetOf(page)).toBeVisible();
    await goOn();
    await close.click();
    await expect(sheetOf(page)).toHaveCount(0);
  });

  test('takes no loan for a finger that was tapping when the button came under it', async ({ page, open, journal }) => {
    const letCome = await hold(page, LATER);
    await open('newLoanConfirm', borrowers.offer);
    const goOn = await holdFirstMoment(page);
    // It has been asked for by then, and has not come.
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await letCome();
    await retry.click();
    await expect(loanButton(page)).toBeEnabled();
    await tapAt(page, loanButton(page));
    await goOn();
    await loanButton(page).click();
    await expect(page.getByText('Your loan is confirmed')).toBeVisible();
    expect(journal.calls.filter((call) => call === PUSH)).toHaveLength(1);
  });
});

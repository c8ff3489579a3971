import type { Page } from '@playwright/test';
import { order } from '../../scripts/gallery/states/data/order.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { doubleText } from './support/look.ts';
import { LOOK, openRoute, WAY } from './support/repaymentMethod.ts';
import { succeedWith } from './support/service.ts';

test('An order whose logo does not come has a letter in its place', async ({ page, open, expectProblem }) => {
  expectProblem(/404|400/);
  await open('loanDetail', borrowers.qrCode);
  await expect(page.getByText('Sample Peso Loan', { exact: true })).toBeVisible();
  await expect(page.locator('.logo').first()).toHaveText('S');
  await expect(page.locator('img[src$="/sandbox/images/missing.png"]')).toHaveCount(0);
});

test('An order is asked for before the storage is read and the address cleared', async ({ page, open }) => {
  await page.addInitScript(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    const { fetch } = window;
    window.fetch = (...given) => {
      steps.push('call');
      return fetch(...given);
    };
    const { replaceState } = history;
    history.replaceState = (...given) => {
      steps.push('address');
      replaceState.apply(history, given);
    };
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (name) {
      steps.push('storage');
      return getItem.call(this, name);
    };
  });
  await open('loanDetail', borrowers.dueSoonWithDelay);
  await expect(page.getByRole('button', { name: 'REPAY', exact: true })).toBeVisible();
  const steps = await page.evaluate(() => Reflect.get(window, 'steps') as string[]);
  expect(steps.slice(0, 2)).toEqual(['call', 'address']);
  expect(new URL(page.url()).search).toBe('');
});

test('The language of the address is that of the page and to the service, in the call of the head and in the next one', async ({
  page,
  open,
  journal,
}) => {
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.headers()['accept-language']);
  });
  await open('loanDetail', borrowers.instalments, { lang: 'fil' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await page.getByRole('button', { name: 'I-refresh' }).click();
  await expect.poll(() => asked).toEqual(['fil', 'fil']);
  expect(journal.requests.filter((address) => address.includes('/texts/'))).toHaveLength(1);
});

test.describe('Round trips', () => {
  test('are two until the data is there: what follows the document is not waited for', async ({
    page,
    open,
    journal,
  }) => {
    await page.route('**/late/**', () => {});
    await open('loanDetail', borrowers.noDefaultCode);
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    const asked = journal.requests
      .map((address) => new URL(address).pathname)
      .filter((path) => !/images|late/.test(path));
    expect(asked).toEqual(['/loanDetail', '/api/v3/loan-details/loan-details']);
  });
});

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

const WITHDRAW = 'About your loan';
const LONG = `${'A sentence that is longer than anybody would write on a phone. '.repeat(6)}${'Unbroken'.repeat(20)}`;

test('Popups whose script got lost come with the next look at the order', async ({ page, open, expectProblem }) => {
  expectProblem('Failed to load resource');
  await page.route('**/late/later*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/late/later'));
  await open('loanDetail', borrowers.withdraw);
  await lost;
  await page.unroute('**/late/later*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('dialog', { name: WITHDRAW })).toBeVisible();
});

test('A long popup has its last button in reach on the smallest phone with doubled text', {
  tag: '@matrix',
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const popup = { cardNeedPop: 1, cardPopTitle: LONG, cardPopMsg: LONG };
  await succeedWith(page, '/v3/loan-details/loan-details', order(170, { productLogo: '', ...popup }));
  await open('loanDetail', borrowers.longTexts);
  await doubleText(page);
  const box = page.getByRole('dialog');
  await expect(box).toBeVisible();
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await box.getByRole('button').last().click();
  await expect(box).toHaveCount(0);
});

const AT_REST_MS = 3_000;

test('Once the ways to pay are at rest, the order that a payment leads to is fetched, and no further call is made', async ({
  page,
  journal,
}) => {
  await page.clock.install();
  // A full machine may take as long as the page needs to come to rest by itself.
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === '/borrowDetail');
  await openRoute(page, borrowers.cards);
  await expect(page.getByRole('button', { name: 'Add a bank card' })).toBeEnabled();
  // The part that pays has come, and with it the wait that leads on.
  await expect.poll(() => journal.calls).toEqual([WAY, LOOK]);
  await page.clock.fastForward(AT_REST_MS);
  await (await fetched).finished();
  expect(journal.calls).toEqual([WAY, LOOK]);
});

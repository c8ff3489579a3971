import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { matrixUnless } from './support/matrix.ts';

const borrower = borrowers.dueSoonWithDelay;
const PLAN = 'POST /api/v3/installment/loan-play-detail';
const DELAY_PLAN = 'POST /api/growing/plan';
const BOTH = /\/api\/(v3\/installment\/loan-play-detail|growing\/plan)\?/;
const DAY_ONE = '2026-11-20T14:03:00';
const DAY_TWO = '2026-11-21T14:04:00';
const OLD = 'This code has to be checked first';

const code = (page: Page) => page.locator('.code');
const checked = (page: Page) => page.getByText(/^Checked at \d\d:\d\d$/);

const comeBack = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** On the next day the service has another code and amount for the order. */
const renew = (page: Page) =>
  page.route(BOTH, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const { data } = body;
    data.defDetail.payCode = '9999000011112222';
    if (data.repayAmount) data.repayAmount = 777_700;
    if (data.delayInfo) data.delayInfo.delayAmount = 88_800;
    await route.fulfill({ response: answer, json: body });
  });

test.beforeEach(async ({ reset, expectProblem }) => {
  expectProblem('Failed to load resource');
  await reset(borrower);
});

for (const { from, call, amount, renewed, extra } of [
  { from: 'repay', call: PLAN, amount: '₱3,200.00', renewed: '₱7,777.00', extra: {} },
  { from: 'repayDelay', call: DELAY_PLAN, amount: '₱480.00', renewed: '₱888.00', extra: { isDelay: '1' } },
])
  for (const screen of ['repaymentOfCode2', 'repaymentOfCode'])
    test.describe(
      `A code of /${from} on /${screen}`,
      matrixUnless(from === 'repay' && screen === 'repaymentOfCode2'),
      () => {
        test.beforeEach(async ({ page, open }) => {
          await page.clock.install({ time: new Date(DAY_ONE) });
          await open(from, borrower);
          await expect(code(page)).toBeVisible();
          await open(screen, borrower, extra);
          await expect(page.locator('.hero__amount')).toHaveText(amount);
          await expect(checked(page)).toBeVisible();
        });

        test('is asked for once a visit, once a reload and once a return, where it came from', async ({
          page,
          journal,
        }) => {
          const count = () => journal.calls.filter((made) => made === call).length;
          expect(count()).toBe(2);
          await page.reload();
          await expect(checked(page)).toBeVisible();
          await expect.poll(count).toBe(3);
          await page.clock.runFor(6000);
          await comeBack(page);
          await expect.poll(count).toBe(4);
          await expect(checked(page)).toBeVisible();
          expect(count()).toBe(4);
        });

        test('is not shown on the next day before the service has answered, and then as it is', async ({ page }) => {
          await renew(page);
          await page.clock.setSystemTime(new Date(DAY_TWO));
          await comeBack(page);
          await expect(page.locator('.hero__amount')).toHaveText(renewed);
          await expect(code(page)).toHaveText('9999000011112222');

          await page.clock.setSystemTime(new Date('2026-11-22T15:00:00'));
          await page.unroute(BOTH);
          let release = () => {};
          const held = new Promise<void>((resolve) => {
            release = resolve;
          });
          await page.route(BOTH, async (route) => {
            await held;
            await route.fallback();
          });
          await page.reload();
          await expect(page.getByRole('heading', { name: OLD })).toBeVisible();
          await expect(page.getByRole('status').first()).toContainText('2026-11-21 14:04');
          await expect(code(page)).toHaveCount(0);
          await expect(page.locator('body')).not.toContainText(renewed);
          release();
          await expect(page.locator('.hero__amount')).toHaveText(amount);
          await expect(checked(page)).toBeVisible();
        });

        test('that could not be checked on the next day says so, with Retry and the way to the order', async ({
          page,
        }) => {
          await page.clock.setSystemTime(new Date(DAY_TWO));
          await page.route(BOTH, (route) => route.abort());
          await page.reload();
          await expect(page.getByRole('status').first()).toContainText('could not be checked');
          await expect(page.getByRole('status').first()).toContainText('2026-11-20 14:03');
          await expect(code(page)).toHaveCount(0);
          await expect(page.locator('body')).not.toContainText(amount);
          await expect(page.getByRole('link', { name: 'See your order' })).toBeVisible();
          await page.unroute(BOTH);
          await page.getByRole('button', { name: 'Retry' }).click();
          await expect(page.locator('.hero__amount')).toHaveText(amount);
          await expect(code(page)).toBeVisible();
        });

        test('that could not be checked within its day stays, says of when it is, also past midnight', async ({
          page,
        }) => {
          await page.clock.setSystemTime(new Date('2026-11-21T09:00:00'));
          await page.route(BOTH, (route) => route.abort());
          await page.reload();
          await expect(page.locator('.hero__amount')).toHaveText(amount);
          await expect(page.getByText('Not up to date: last checked at 2026-11-20 14:03')).toBeVisible();
          await page.unroute(BOTH);
          await page.getByRole('button', { name: 'Refresh' }).click();
          await expect(checked(page)).toBeVisible();
        });

        test('is gone once the order has been paid, and says so', async ({ page }) => {
          await page.route(BOTH, (route) =>
            route.fulfill({ json: { code: '5000', message: 'There is nothing to repay on this order.', data: null } }),
          );
          await page.reload();
          await expect(page.locator('main')).toContainText('There is nothing to repay on this order.');
          await expect(code(page)).toHaveCount(0);
          await page.reload();
          await expect(page.locator('main')).toContainText('There is nothing to repay on this order.');
          await expect(code(page)).toHaveCount(0);
        });
      },
    );

import type { BrowserContext, Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, matrixUnless, test } from './fixture.ts';
import { PLAN, PLAN_ADDRESS } from './support/channels.ts';
import { withoutLooks } from './support/looks.ts';

const RENEW = 'POST /api/v3/loan-details/generate-vcode';
const RENEW_ADDRESS = '**/api/v3/loan-details/generate-vcode?*';
const EXPIRED = /^This code was valid until .+\. Do not pay with it\.$/;
const { dueSoon } = borrowers;

const code = (page: Page) => page.locator('.code');
const renew = (page: Page) => page.getByRole('button', { name: 'Get a new code' });

/** The service says that the order's code is not valid any more, until another one is asked for. */
const expire = async (context: BrowserContext): Promise<void> => {
  let isRenewed = false;
  context.on('request', (request) => {
    isRenewed ||= request.url().includes('/generate-vcode');
  });
  await context.route(PLAN_ADDRESS, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { facts: { code: { validUntil: string } } } };
    if (!isRenewed) answer.data.facts.code.validUntil = '2026-01-01T00:00:00+08:00';
    await route.fulfill({ response, json: answer });
  });
};

for (const screen of ['repaymentOfCode2', 'repaymentOfCode'])
  test.describe(`An expired code, on /${screen},`, matrixUnless(screen === 'repaymentOfCode2'), () => {
    test('hides behind a button, which asks once for a new code', async ({ page, context, open, journal }) => {
      await expire(context);
      await open(screen, dueSoon);
      await expect(renew(page)).toBeVisible();
      await expect(page.getByText(EXPIRED)).toBeVisible();
      await expect(code(page)).toHaveCount(0);
      await expect(page.getByRole('img', { name: 'Barcode of the pay code' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Copy|Save/ })).toHaveCount(0);
      const before = journal.calls.length;
      await renew(page).dblclick();
      await expect(code(page)).toBeVisible();
      expect(withoutLooks(journal.calls.slice(before))).toEqual([PLAN, RENEW, PLAN]);
      await page.reload();
      await expect(page.getByText(/^Checked at \d\d:\d\d$/)).toBeVisible();
      await expect(renew(page)).toHaveCount(0);
    });

    test('is not on screen for a moment, even without later parts', async ({ page, context, open, expectProblem }) => {
      expectProblem('Failed to load resource');
      await expire(context);
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('.code')) document.documentElement.dataset['code'] = 'shown';
        }).observe(document, { childList: true, subtree: true });
      });
      await page.route('**/late/later.*', (route) => route.abort());
      await open(screen, dueSoon);
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await page.unroute('**/late/later.*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(renew(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.dataset['code'])).toBeUndefined();
    });
  });

test('An expired code on /repay hides without later parts', async ({ page, context, open, expectProblem }) => {
  expectProblem('Failed to load resource');
  await expire(context);
  await page.route('**/late/later.*', (route) => route.abort());
  await open('repay', dueSoon);
  await expect(page.getByText('The code has expired. Do not pay with it.')).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('An expired code that two tabs ask for anew at once is asked for once', async ({ page, open, context }) => {
  await expire(context);
  await open('repaymentOfCode2', dueSoon);
  await expect(renew(page)).toBeVisible();
  let bring = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    bring = resolve;
  });
  let sent = 0;
  await context.route(RENEW_ADDRESS, async (route) => {
    sent += 1;
    await isAnswered;
    await route.continue();
  });
  const other = await context.newPage();
  await other.goto(`/repaymentOfCode2?${new URLSearchParams({ ...dueSoon, lang: 'en' })}`);
  await expect(renew(other)).toBeVisible();
  await renew(page).click();
  await expect.poll(() => sent).toBe(1);
  await renew(other).click();
  await expect(other.getByText('Another page on this phone is asking for a new code.')).toBeVisible();
  bring();
  await expect(code(page)).toBeVisible();
  await other.getByRole('button', { name: 'Check again' }).click();
  await expect(code(other)).toBeVisible();
  expect(sent).toBe(1);
});

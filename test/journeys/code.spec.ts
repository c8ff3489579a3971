import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerPlan, PLAN, PLAN_ADDRESS, withoutLooks } from './support/channels.ts';
import { readPicture } from './support/readPicture.ts';
import { holdCall } from './support/service.ts';

const COUNTER = { name: 'Sample Counter', logo: '', channel_number: '90007' };
const SCANNED = { name: 'Sample Scan', logo: '', channel_number: '90010' };

const answerCode = (page: Page, payCode: string, { name: title, ...channel } = COUNTER) =>
  answerPlan(page, {
    repayAmount: 123_456,
    repayList: [{ name: title, ...channel }],
    defDetail: { payCode, title },
  });

const code = (page: Page) => page.locator('.code');
const bars = (page: Page) => page.getByRole('img', { name: 'Barcode of the pay code' });
const pictureOf = (page: Page) => page.getByRole('img', { name: /(Barcode|QR code) of the pay code/ });

for (const [screen, name, channel] of [
  ['repaymentOfCode2', 'Barcode of the pay code', COUNTER],
  ['repaymentOfCode', 'QR code of the pay code', SCANNED],
] as const)
  test(`The rest of /${screen} and its ${name} move nothing when they come`, async ({ page, open, journal }) => {
    await answerCode(page, '71000000000123', channel);
    const bring = await holdCall(page, '**/late/**');
    await page.addInitScript(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) moved += Reflect.get(shift, 'value');
        Object.assign(window, { moved });
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { moved });
    });
    await open(screen, borrowers.dueSoonWithDelay, { type: '2' });
    await expect(code(page)).toHaveText('71000000000123');
    bring();
    await expect(page.getByRole('img', { name })).toBeVisible();
    await expect(page.getByText('This page updates by itself.')).toBeVisible();
    // Three pixels of a line count as 0.0004; the picture of the code alone was 0.04.
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.002);
    await expect.poll(() => withoutLooks(journal.calls)).toEqual([PLAN]);
  });

test('A barcode is read from the smallest screen in dark colours', async ({ page, open, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('repaymentOfCode2', borrowers.dueSoon);
  await expect(bars(page)).toBeVisible();
  await expect(page.locator('.hero__amount')).toHaveText('₱2,651');
  await expect(page.getByText('Pay ₱2,651 at the counter (due ₱2,650.75)')).toBeVisible();
  const digits = (await code(page).textContent()) ?? '';
  expect(digits).toMatch(/^\d{10,}$/);
  expect(await readPicture(context, await bars(page).screenshot())).toEqual({ format: 'CODE_128', text: digits });
  const card = page.locator('section', { has: bars(page) }).locator('p, [role=img]');
  const inOrder = await card.evaluateAll((parts) =>
    parts.map((part) => part.getAttribute('aria-label') ?? part.textContent),
  );
  expect(inOrder[inOrder.indexOf('Barcode of the pay code') - 1]).toBe(digits);
});

test('A code whose picture does not come stays in digits, and is drawn once there is a connection again', async ({
  page,
  open,
  context,
  expectProblem,
}) => {
  expectProblem('Failed to load resource');
  await page.route('**/late/codeDrawing*', (route) => route.abort());
  await answerCode(page, '71159216117041');
  await open('repaymentOfCode2', borrowers.dueSoonWithDelay);
  await expect(page.getByText('This page updates by itself.')).toBeVisible();
  await expect(code(page)).toHaveText('71159216117041');
  await expect(pictureOf(page)).toHaveCount(0);
  await page.unroute('**/late/codeDrawing*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(bars(page)).toBeVisible();
});

const { dueSoon } = borrowers;

const EXPIRED = 'The code has expired. Do not pay with it.';

/** The service says that the order's code is not valid any more. */
const expire = (page: Page) =>
  page.route(PLAN_ADDRESS, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { facts: { code: { validUntil: string } } } };
    answer.data.facts.code.validUntil = '2026-01-01T00:00:00+08:00';
    await route.fulfill({ response, json: answer });
  });

test('An expired code is not on screen for a moment, even without later parts', async ({
  page,
  open,
  expectProblem,
}) => {
  expectProblem('Failed to load resource');
  await expire(page);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.code')) document.documentElement.dataset['code'] = 'shown';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/late/later.*', (route) => route.abort());
  await open('repaymentOfCode2', dueSoon);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute('**/late/later.*');
  // The page also tries again by itself: that may bring the rest before the tap, or fail with the tap.
  await expect(async () => {
    await retry.evaluateAll(([button]: HTMLElement[]) => button?.click());
    await expect(page.getByText(EXPIRED)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.dataset['code'])).toBeUndefined();
});

test('An expired code on /repay hides without later parts', async ({ page, open, expectProblem }) => {
  expectProblem('Failed to load resource');
  await expire(page);
  await page.route('**/late/later.*', (route) => route.abort());
  await open('repay', dueSoon);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

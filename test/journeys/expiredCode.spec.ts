import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { PLAN } from './support/channels.ts';
import { withoutLooks } from './support/looks.ts';
import { matrixUnless } from './support/matrix.ts';

const RENEW = 'POST /api/v3/loan-details/generate-vcode';
const RENEW_ADDRESS = '**/api/v3/loan-details/generate-vcode?*';
// The sample brand's counter takes a code for 48 hours.
const VALID_MS = 48 * 3_600_000;
const EXPIRED = /^This code was valid until .+ at the latest\. Do not pay with it\.$/;
const { dueSoon } = borrowers;

const code = (page: Page) => page.locator('.code');
const renew = (page: Page) => page.getByRole('button', { name: 'Expired. Get a new code' });

/** The phone saw its codes so much earlier. */
const seenEarlier = (page: Page, agoMs: number) =>
  page.evaluate((ms) => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.includes(':code:')) continue;
      const { v, data } = JSON.parse(text);
      localStorage.setItem(
        key,
        JSON.stringify({ v, data: { ...data, seenAt: data.seenAt - ms, expiresAt: data.expiresAt - ms } }),
      );
    }
  }, agoMs);

/** How many codes the phone knows. */
const seenCodes = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':code:')).length);

/** The code was open before, and has expired since. @returns its digits. */
const expire = async (page: Page): Promise<string> => {
  await expect(page.getByText('This slip stays on this phone for a day')).toBeVisible();
  const digits = (await code(page).textContent()) ?? '';
  await seenEarlier(page, VALID_MS);
  await page.evaluate(() => sessionStorage.clear());
  return digits;
};

for (const screen of ['repaymentOfCode2', 'repaymentOfCode'])
  test.describe(`An expired code, on /${screen},`, matrixUnless(screen === 'repaymentOfCode2'), () => {
    test('hides behind a button, which sends one request and shows the code that the order has then', async ({
      page,
      open,
      journal,
    }) => {
      await open(screen, dueSoon);
      const digits = await expire(page);
      await open(screen, dueSoon);
      await expect(renew(page)).toBeVisible();
      await expect(page.getByText(EXPIRED)).toBeVisible();
      await expect(code(page)).toHaveCount(0);
      await expect(page.getByRole('img', { name: 'Barcode of the pay code' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Copy|Save/ })).toHaveCount(0);
      const before = journal.calls.length;
      await renew(page).dblclick();
      // The sandbox renews a code with the same digits.
      await expect(code(page)).toHaveText(digits);
      expect(withoutLooks(journal.calls.slice(before))).toEqual([RENEW, PLAN]);
      await page.reload();
      await expect(page.getByText(/^Checked at \d\d:\d\d$/)).toBeVisible();
      await expect(code(page)).toHaveText(digits);
      await expect(renew(page)).toHaveCount(0);
    });

    test('is not on screen for a moment before what follows the document has come, nor where it does not', async ({
      page,
      open,
      expectProblem,
    }) => {
      expectProblem('Failed to load resource');
      await open(screen, dueSoon);
      await expire(page);
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('.code')) document.documentElement.dataset['code'] = 'shown';
        }).observe(document, { childList: true, subtree: true });
      });
      await page.route('**/late/openWatch*', (route) => route.abort());
      await open(screen, dueSoon);
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await page.unroute('**/late/openWatch*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(renew(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.dataset['code'])).toBeUndefined();
    });
  });

test('An expired code beside the plan of /repay hides as well, and a new one comes for one request', {
  tag: '@matrix',
}, async ({ page, open, journal }) => {
  await open('repay', dueSoon);
  const digits = (await code(page).textContent()) ?? '';
  await expect.poll(() => seenCodes(page)).toBe(1);
  await seenEarlier(page, VALID_MS - 60_000);
  await open('repay', dueSoon);
  await expect(code(page)).toHaveText(digits);
  await seenEarlier(page, 60_000);
  await open('repay', dueSoon);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'How to pay with this code' })).toHaveCount(0);
  const before = journal.calls.length;
  await renew(page).dblclick();
  await expect(code(page)).toHaveText(digits);
  await expect(renew(page)).toHaveCount(0);
  expect(withoutLooks(journal.calls.slice(before))).toEqual([RENEW, PLAN]);
  await page.getByRole('link', { name: 'How to pay with this code' }).click();
  await expect(page).toHaveURL(/\/repaymentOfCode2/);
  await expect(code(page)).toHaveText(digits);
});

test('An expired code beside the plan of /repay hides as well where nothing follows the document, and it is said why', async ({
  page,
  open,
  expectProblem,
}) => {
  expectProblem('Failed to load resource');
  await open('repay', dueSoon);
  await expect.poll(() => seenCodes(page)).toBe(1);
  await seenEarlier(page, VALID_MS);
  await page.route('**/late/openAfterPlan*', (route) => route.abort());
  await open('repay', dueSoon);
  await expect(page.getByText('The code has expired. Do not pay with it.')).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('An expired code that two tabs ask for anew at once is asked for once', async ({ page, open, context }) => {
  await open('repaymentOfCode2', dueSoon);
  const digits = await expire(page);
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
  await expect(code(page)).toHaveText(digits);
  await other.getByRole('button', { name: 'Check again' }).click();
  await expect(code(other)).toHaveText(digits);
  expect(sent).toBe(1);
});

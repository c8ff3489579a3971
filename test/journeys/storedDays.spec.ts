import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { PLAN_ADDRESS } from './support/channels.ts';
import { holdCall } from './support/holdCall.ts';

const borrower = borrowers.dueSoonWithDelay;

const code = (page: Page) => page.locator('.code');

/** On the next day the service has another code and amount for the order. */
const renew = (page: Page) =>
  page.route(PLAN_ADDRESS, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.defDetail.payCode = '9999000011112222';
    body.data.repayAmount = 777_700;
    await route.fulfill({ response: answer, json: body });
  });

// What becomes of a code on the other pages and by other answers, and how often it is asked for, is in `storedCode.test.ts`.
test('A code is not shown on the next day before the service has answered, and then as it is', {
  tag: '@matrix',
}, async ({ page, open }) => {
  await page.clock.install({ time: new Date('2026-11-20T14:03:00') });
  await open('repay', borrower);
  await expect(code(page)).toBeVisible();
  await open('repaymentOfCode2', borrower);
  await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
  await expect(page.getByText(/^Checked at \d\d:\d\d$/)).toBeVisible();

  await renew(page);
  await page.clock.setSystemTime(new Date('2026-11-21T14:04:00'));
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('.hero__amount')).toHaveText('₱7,777.00');
  await expect(code(page)).toHaveText('9999000011112222');

  await page.clock.setSystemTime(new Date('2026-11-22T15:00:00'));
  await page.unroute(PLAN_ADDRESS);
  const release = await holdCall(page, PLAN_ADDRESS);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This code has to be checked first' })).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('2026-11-21 14:04');
  await expect(code(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('₱7,777.00');
  release();
  await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
});

import type { Page } from '@playwright/test';
import { answered, answersOf, periodPlan } from '../data.ts';
import { addressOf, expect, see, test } from './fixture.ts';

/** Simulates that the browser has kept the page and shows it again, as it was left. */
const revive = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** Simulates that another app or tab was in front of the page. */
const showAgain = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

const plan = answered(answersOf.repay);

for (const [how, comeBack] of [
  ['is revived', revive],
  ['is shown again', showAgain],
] as const) {
  test(`A page that ${how} shows what is due now, not before`, async ({ page, service }) => {
    service.answer(plan);
    await page.goto(addressOf('/repay'));
    await see(page, '₱3,200.00');
    service.answer(answered({ readPeriodPlan: periodPlan(150_000) }));
    await comeBack(page);
    await see(page, '₱1,500.00');
    await expect(page.getByText('₱3,200.00')).toHaveCount(0);
  });
}

test('A document that is left before its answer, and returned to, shows its data', async ({ page, service }) => {
  service.answer({ ...plan, readPeriodPlan: 'never' });
  await page.goto(addressOf('/repay'));
  await page.goto(addressOf('/loanDetail'));
  await see(page, 'Repayment due');
  service.answer(plan);
  await page.goBack();
  await see(page, '₱3,200.00');
});

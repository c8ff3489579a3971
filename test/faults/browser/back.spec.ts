import { answered, answersOf, periodPlan } from '../data.ts';
import { addressOf, expect, see, test } from './fixture.ts';

const plan = answered(answersOf.repay);

// What the back-forward cache brings back is tried in test/prerender/.
test('A page that another app or tab was in front of shows what is due now, not before', async ({ page, service }) => {
  service.answer(plan);
  await page.goto(addressOf('/repay'));
  await see(page, '₱3,200.00');
  service.answer(answered({ readPeriodPlan: periodPlan(150_000) }));
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await see(page, '₱1,500.00');
  await expect(page.getByText('₱3,200.00')).toHaveCount(0);
});

test('A document that is left before its answer, and returned to, shows its data', async ({ page, service }) => {
  service.answer({ ...plan, readPeriodPlan: 'never' });
  await page.goto(addressOf('/repay'));
  await page.goto(addressOf('/loanDetail'));
  await see(page, 'Repayment due');
  service.answer(plan);
  await page.goBack();
  await see(page, '₱3,200.00');
});

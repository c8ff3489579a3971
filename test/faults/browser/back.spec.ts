import type { Page } from '@playwright/test';
import { paymentStatusText } from '../../../shared/payments/messages.ts';
import * as data from '../data.ts';
import { type Answers, addressOf, expect, press, see, test } from './fixture.ts';

const ok = (answer: unknown) => ({ data: answer });

/** Simulates that the browser has kept the page and shows it again, as it was left. */
const revive = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** Simulates that another app or tab was in front of the page. */
const showAgain = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

const order: Answers = { readOrder: ok(data.order()) };
const plan: Answers = { readPeriodPlan: ok(data.periodPlan()), ...order };

for (const [how, comeBack] of [
  ['is revived', revive],
  ['is shown again', showAgain],
] as const) {
  test(`A page that ${how} shows what is due now, not before`, async ({ page, service }) => {
    service.answer(plan);
    await page.goto(addressOf('/repay'));
    await see(page, '₱3,200.00');
    service.answer({ readPeriodPlan: ok(data.periodPlan(150_000)) });
    await comeBack(page);
    await see(page, '₱1,500.00');
    await expect(page.getByText('₱3,200.00')).toHaveCount(0);
  });

  test(`A page that ${how} after a logout shows nothing of the order any more`, async ({ page, service }) => {
    service.answer(order);
    await page.goto(addressOf('/loanDetail'));
    await see(page, 'Repayment due');
    service.answer({ readOrder: { refused: 'Please log in again.', code: '4001' } });
    await comeBack(page);
    await see(page, 'You are logged out');
    await expect(page.getByText('Repayment due')).toHaveCount(0);
  });
}

const paying: Answers = { ...order, readRepaymentWays: ok(data.ways), commitRepayment: 'no network' };

test('The way back to a payment whose answer was lost leads to what is known of it, and pays nothing', async ({
  page,
  service,
}) => {
  service.answer(paying);
  await page.goto(addressOf('/loanDetail'));
  await see(page, 'Repayment due');
  await page.goto(addressOf('/repaymentMethod', { withholdingAmount: '320000' }));
  await page.getByRole('button', { name: 'Pay ₱3,200.00', exact: true }).waitFor();
  await page.locator('.bank-card').first().click();
  await press(page, 'Pay ₱3,200.00');
  await see(page, paymentStatusText.mayBePaid.text);
  await page.goBack();
  await see(page, 'Repayment due');
  await page.goForward();
  await see(page, paymentStatusText.mayBePaid.text);
  expect(service.timesAsked('commitRepayment')).toBe(1);
});

test('A document that is left before its answer, and returned to, shows its data', async ({ page, service }) => {
  service.answer({ ...order, readPeriodPlan: 'never' });
  await page.goto(addressOf('/repay'));
  await page.goto(addressOf('/loanDetail'));
  await see(page, 'Repayment due');
  service.answer(plan);
  await page.goBack();
  await see(page, '₱3,200.00');
});

test('The way back in an app asks on an offer, and not once the loan is taken', async ({ page, service }) => {
  const offer = { ...data.offer(), isPopType: 1, popTitle: 'Your loan is ready', popContent: 'It stays open.' };
  service.answer({
    readLoanOffer: ok(offer),
    listAgreements: ok(data.agreements),
    readOrder: ok(data.noLoan),
    pushLoan: 'no network',
  });
  await page.goto(addressOf('/newLoanConfirm', { clientType: 'ios' }));
  await expect(page.getByRole('button', { name: 'Loan', exact: true })).toBeEnabled();
  const back = () => page.evaluate(() => (window as unknown as { loanAppBack(): boolean }).loanAppBack());
  expect(await back()).toBe(true);
  await see(page, 'Your loan is ready');
  await press(page, 'Agree');
  await press(page, 'Loan');
  await see(page, 'We do not know yet whether your loan went through');
  await back();
  await expect(page.getByText('Your loan is ready')).toHaveCount(0);
  expect(service.timesAsked('pushLoan')).toBe(1);
});

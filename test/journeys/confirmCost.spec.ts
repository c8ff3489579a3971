import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerLegacy, answerOffer, loanButton } from './support/confirm.ts';
import { matrixUnless } from './support/matrix.ts';

// Noon in Manila, where the borrower is; the days of the plans count from this one.
const TODAY = '2026-12-01';
const dayFromToday = (days: number) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);

test.use({ timezoneId: 'Asia/Manila' });

test.beforeEach(({ page }) => page.clock.setFixedTime(`${TODAY}T04:00:00Z`));

/** One payment of a plan. */
const payment = (amount: number | string, pay_time: string) => ({
  title: 'Payment',
  amount,
  description: '',
  pay_time,
});
const after = (amount: number, ...days: number[]) => days.map((day) => payment(amount, dayFromToday(day)));

const cost = (page: Page) => page.locator('section', { hasText: 'What this loan costs' });

// How each is worked out, loanCost.test.ts tries on every screen's behalf.
const loans = [
  ['newLoanConfirm', 450_000, after(590_000, 91), ['₱4,500.00', '₱5,900.00', '₱1,400.00', '9.34 %', '196.38 %']],
  ['confirmOfPeriod', 500_000, after(195_000, 30, 60, 90), ['₱5,000.00', '₱5,850.00', '₱850.00', '8.28 %', '163.25 %']],
  ['loanConfirm', 1_000_000, after(1_200_000, 91), ['₱10,000.00', '₱12,000.00', '₱2,000.00', '6.19 %', '107.78 %']],
] as const;

for (const [screen, amount, plan, worth] of loans)
  test(
    `/${screen} says what a loan of ${amount / 100} costs, by its plan`,
    matrixUnless(screen === 'newLoanConfirm'),
    async ({ page, open }) => {
      const answer = screen === 'loanConfirm' ? answerLegacy : answerOffer;
      await answer(page, { amount, repay_plans: plan, details: [] });
      await open(screen, screen === 'loanConfirm' ? borrowers.legacyOffer : borrowers.offer);
      await expect(cost(page).getByRole('term')).toHaveText([
        'You receive',
        'You pay back',
        'The loan costs you',
        'Rate per 30 days',
        'Rate per year',
      ]);
      await expect(cost(page).getByRole('definition')).toHaveText(worth);
      // Whoever takes the loan on the first view has read what it comes to.
      const line = page.getByText(`You pay back ${worth[1]} · ${worth[4]} a year`);
      await expect(line).toBeInViewport({ ratio: 1 });
      await expect(loanButton(page)).toBeInViewport({ ratio: 1 });
    },
  );

test('A total in the details that is not the plan’s is said to be another, and does not change what the plan says', async ({
  page,
  open,
}) => {
  await open('newLoanConfirm', borrowers.offerThatDiffers);
  await expect(page.getByText('₱5,900.00')).toBeVisible();
  await expect(page.locator('.plan strong')).toHaveText('₱6,200.00');
  await expect(cost(page).getByRole('definition').nth(1)).toHaveText('₱6,200.00');
  // The other total does not stand alone among the rows of the service.
  await expect(page.locator('.rows__row').filter({ hasText: 'All payments of this plan' })).toHaveText(
    'All payments of this plan₱6,200.00',
  );
  await expect(page.locator('.rows__row').filter({ hasText: 'Total repayment' })).toContainText('₱5,900.00');
  await expect(cost(page).getByRole('definition').nth(2)).toHaveText('₱1,700.00');
  // Above the button, in the place of a total that nobody knows.
  const warning = page.getByRole('alert');
  await expect(warning).toHaveText(
    'The payments of this plan do not come to “Total repayment”. Please ask us which is right before you take this loan.',
  );
  await expect(warning).toBeInViewport({ ratio: 1 });
  await expect(loanButton(page)).toBeInViewport({ ratio: 1 });
  await expect(loanButton(page)).toBeEnabled();
  await expect(page.getByText(/a year$/)).toHaveCount(0);
});

test('A loan whose rate is not known says above the button what is paid back, and no rate', async ({ page, open }) => {
  await answerOffer(page, { repay_plans: [...after(300_000, 30), payment(290_000, '')] });
  await open('confirmOfPeriod', borrowers.offerOfPeriods);
  await expect(page.getByText('You pay back ₱5,900.00', { exact: true })).toBeInViewport({ ratio: 1 });
});

import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerOffer, loanButton } from './support/confirm.ts';

test.use({ timezoneId: 'Asia/Manila' });

// Noon in Manila, where the borrower is; the plan's days count from this one.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-12-01T04:00:00Z'));

const cost = (page: Page) => page.locator('section', { hasText: 'The loan costs you' });

// How each is worked out, loanCost.test.ts tries on every screen's behalf.
test('An offer says what the loan costs, and above the button its sum', async ({ page, open }) => {
  const repay_plans = [{ title: 'Payment', amount: 590_000, description: '', pay_time: '2027-03-02' }];
  await answerOffer(page, { amount: 450_000, repay_plans, details: [], facts: { received: 450_000 } });
  await open('newLoanConfirm', borrowers.offer);
  // The term and the rate in words are the service's.
  const labels = ['You receive', 'You pay back', 'Loan term', 'Interest rate', 'Rate per 30 days'];
  await expect(cost(page).getByRole('term')).toHaveText(labels);
  const values = ['₱4,500.00', '₱5,900.00', '91 days', '0.22% a day', '9.34%'];
  await expect(cost(page).getByRole('definition')).toHaveText(values);
  await expect(cost(page).getByText('The loan costs you ₱1,400.00 · 196.38% a year')).toBeInViewport();
  // Whoever takes the loan on the first view has read what it comes to.
  await expect(page.getByText('You pay back ₱5,900.00 · 196.38% a year')).toBeInViewport({ ratio: 1 });
  await expect(loanButton(page)).toBeInViewport({ ratio: 1 });
});

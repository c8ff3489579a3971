import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/fixture.ts';
import { leaveForAMoment, type ReportWatch, untilReporting } from '../journeys/support/reports.ts';
import { borrowers } from '../support/borrowers.ts';

const { dueSoonWithDelay } = borrowers;

test.beforeEach(({ reset }) => reset(dueSoonWithDelay));

/** The steps that pages have sent, each `screen step outcome`. */
const stepsOf = async (watch: ReportWatch | undefined): Promise<readonly string[]> =>
  ((await watch?.messages()) ?? []).flatMap(({ screen, records }) =>
    records.map((entry) => `${screen} ${entry['step']} ${entry['outcome']}`),
  );

/** Waits until a step has been sent. */
const untilSent = (page: Page, watch: ReportWatch | undefined, step: string) =>
  expect
    .poll(async () => {
      await leaveForAMoment(page);
      return stepsOf(watch);
    })
    .toContain(step);

const payAt = async (page: Page, channel: string): Promise<void> => {
  await untilReporting(page);
  await page.getByRole('button', { name: 'Payment Method' }).click();
  await page.getByText(channel).click();
  await page.getByRole('button', { name: 'Payment', exact: true }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'Back to the order' }).click();
};

test('A repayment at a channel reports each of its stages', async ({ page, open, reportWatch }) => {
  await open('loanDetail', dueSoonWithDelay);
  await untilSent(page, reportWatch, 'loanDetail data ok');
  await open('repaymentOfCode2', dueSoonWithDelay);
  await untilSent(page, reportWatch, 'repaymentOfCode2 payCode shown');
  await open('repay', dueSoonWithDelay);
  await payAt(page, 'Sample Counter');
  await expect(page.getByText('Paid in full. Thank you')).toBeVisible();
  await untilSent(page, reportWatch, 'loanDetail paymentSeen channel');
  const sent = await stepsOf(reportWatch);
  const counts = [
    'loanDetail screen opened',
    'repay screen opened',
    'repay channel chosen',
    'repay generatePayCode ok',
    'repaymentOfCode2 payCode shown',
    'loanDetail paymentSeen channel',
  ].map((stage) => sent.filter((step) => step === stage).length);
  expect(counts).toEqual([2, 1, 1, 1, 1, 1]);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/fixture.ts';
import { ENDPOINT, leaveForAMoment, type ReportWatch, untilReporting } from '../journeys/support/reports.ts';
import { borrowers } from '../support/borrowers.ts';

const { dueSoonWithDelay } = borrowers;

test.beforeEach(({ reset }) => reset(dueSoonWithDelay));

/** Waits until a step has been sent, `screen step outcome`. */
const untilSent = (page: Page, watch: ReportWatch | undefined, step: string) =>
  expect
    .poll(async () => {
      await leaveForAMoment(page);
      const messages = (await watch?.messages()) ?? [];
      return messages.flatMap(({ screen, records }) =>
        records.map((entry) => `${screen} ${entry['step']} ${entry['outcome']}`),
      );
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

/** How often the collector shows each stage of a way. */
const stagesOf = async (page: Page, way: string): Promise<readonly string[]> => {
  await page.goto(ENDPOINT);
  const lines = await page.getByRole('list', { name: way, exact: true }).getByRole('listitem').allInnerTexts();
  return lines.map((line) => line.replace(/\s+/g, ' ').replace(/ ·.*/, '').trim());
};

test('A repayment at a channel is a funnel in the collector', async ({ page, open, reportWatch }) => {
  await open('loanDetail', dueSoonWithDelay);
  await untilSent(page, reportWatch, 'loanDetail data ok');
  await open('repaymentOfCode2', dueSoonWithDelay);
  await untilSent(page, reportWatch, 'repaymentOfCode2 payCode shown');
  await open('repay', dueSoonWithDelay);
  await payAt(page, 'Sample Counter');
  await expect(page.getByText('Paid in full. Thank you')).toBeVisible();
  await untilSent(page, reportWatch, 'loanDetail paymentSeen channel');
  const [first, ...stages] = await stagesOf(page, 'At a channel or by code');
  expect(first).toMatch(/^Order opened 2$/);
  expect(stages).toEqual([
    'Repayment opened 1',
    'Channel chosen 1',
    'Led to the channel 1',
    'Pay code shown 1',
    'Payment seen 1',
  ]);
});

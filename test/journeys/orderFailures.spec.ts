import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { explainsAtLeisure } from '../support/explainsAtLeisure.ts';
import { expect, test } from './fixture.ts';
import { putInApp } from './support/app.ts';
import { begunToWait } from './support/begunToWait.ts';
import { PLAN_ADDRESS } from './support/channels.ts';
import { clearFaults } from './support/faults.ts';

const borrower = borrowers.instalments;
const OFFLINE = 'There is no connection. Please check your data or Wi-Fi.';
const TIMEOUT = 'No answer came within a minute.';

const waitingOn = (page: Page) => page.locator('[aria-busy=true]');

/** The page says calmly what happened, nothing turns any more, and a try brings the order. */
const recovers = async (page: Page, reason: string, mend: () => Promise<unknown> = async () => {}): Promise<void> => {
  const failure = page.getByRole('alert');
  await expect(failure.getByText(reason)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible();
  await expect(waitingOn(page)).toHaveCount(0);
  await mend();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(waitingOn(page)).toHaveCount(0);
};

test.describe('An order that does not come', () => {
  test('because the line breaks', async ({ app, page, open, arm, expectProblem }) => {
    expectProblem(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    // Browsers send a GET again by themselves where a connection breaks: every try has to break.
    await arm({ call: 'readOrder', orderId: borrower.orderId, fault: 'drop', times: 20 });
    await open('loanDetail', borrower);
    await recovers(page, OFFLINE, () => clearFaults(app));
  });

  test('because nobody answers for a minute', async ({ page, open, arm, journal }) => {
    await page.clock.install();
    await page.addInitScript(explainsAtLeisure);
    await arm({ call: 'readOrder', orderId: borrower.orderId, fault: 'hang' });
    await open('loanDetail', borrower);
    const word = page.getByText('Still loading: slow connection…');
    await expect(waitingOn(page).first()).toBeVisible();
    await expect(word).not.toBeVisible();
    await begunToWait(page);
    // From here on only as much time passes as is let: a full machine would take some of the seconds before the minute is over.
    await page.clock.pauseAt(new Date(Date.now() + 10_000));
    await expect(word).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(40_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(15_000);
    await page.clock.resume();
    // The first call is open still, and the second must not wait behind it.
    await recovers(page, TIMEOUT);
    expect(journal.calls).toHaveLength(2);
  });
});

test('A borrower who is signed out while an amount stands there reads so in its place, logs in, and is back at the amount', async ({
  page,
  open,
  expectProblem,
}) => {
  expectProblem('401');
  await page.addInitScript(explainsAtLeisure);
  const amount = page.getByText('₱1,500.50');
  const messages = await putInApp(page, 'android');
  await open('repay', borrower);
  await expect(amount.first()).toBeVisible();
  // As a server says it that has not come as far as the lender's own answers.
  await page.route(PLAN_ADDRESS, (route) => route.fulfill({ status: 401, body: '' }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
  await expect(amount).toHaveCount(0);
  await expect(page.getByText('May be out of date')).toHaveCount(0);
  await alert.getByRole('button', { name: 'Log in again' }).click();
  await expect.poll(() => messages).toContainEqual(JSON.stringify({ action: 'goLogin', payload: {} }));
  await page.unroute(PLAN_ADDRESS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(amount.first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { explainsAtLeisure } from '../support/explainsAtLeisure.ts';
import { expect, test } from './fixture.ts';
import { answerWith } from './support/answers.ts';
import { begunToWait } from './support/begunToWait.ts';
import { clearFaults } from './support/faults.ts';
import { ORDER_PATH } from './support/order.ts';

const borrower = borrowers.instalments;
const OFFLINE = 'There is no connection. Please check your data or Wi-Fi.';
const TIMEOUT = 'The service did not answer within a minute.';

const waitingOn = (page: Page) => page.locator('[aria-busy=true]');
const toastOf = (page: Page) => page.locator('.toast');

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

test.describe('An order that the service refuses', () => {
  test('says why in a toast, and in its place until it is there', async ({ page, open, arm }) => {
    const message = 'This order is being moved. Please wait.';
    await arm({ call: 'readOrder', orderId: borrower.orderId, fault: 'refuse', code: '5000', message });
    await open('loanDetail', borrower);
    await expect(toastOf(page)).toHaveText(message);
    await recovers(page, message);
  });

  test('with markup in its message shows it as text', async ({ page, open }) => {
    const message = '<img src=x onerror="document.title=1"><b>no</b>';
    await answerWith(page, ORDER_PATH, { code: '1', message, data: null });
    await open('loanDetail', borrower);
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await expect(page).toHaveTitle('Order Details · Sample Loan');
  });

  test('to another person shows nothing of it', async ({ page, open }) => {
    const { userId, sessionId = '' } = borrowers.noDefaultCode;
    await page.addInitScript(explainsAtLeisure);
    await open('loanDetail', borrower, { userId, sessionId });
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('We cannot find this order');
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect(page.getByText('Sample Instalment Loan')).toHaveCount(0);
  });
});

test.describe('An order that does not come', () => {
  test('because its code is missing, says what the service says all the same', async ({ page, open }) => {
    await answerWith(page, ORDER_PATH, { message: 'Please come back at noon.', data: { orderStatus: 170 } });
    await open('loanDetail', borrower);
    await expect(toastOf(page)).toHaveText('Please come back at noon.');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Repayment', exact: true })).toHaveCount(0);
  });

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
    const word = page.getByText('Still waiting: the line is slow…');
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

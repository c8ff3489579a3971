import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith } from './support/answers.ts';
import { begunToWait } from './support/begunToWait.ts';
import { clearFaults } from './support/faults.ts';
import { holdCall } from './support/holdCall.ts';
import { ORDER_PATH } from './support/order.ts';

const borrower = borrowers.instalments;
const OTHER = 'The service has a problem right now. Please try again in a while.';
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

  test('lets go of the toast after 2 seconds and not before', async ({ page, open }) => {
    await page.clock.install();
    await answerWith(page, ORDER_PATH, { code: '5000', message: 'Not today', data: null });
    await open('loanDetail', borrower);
    await expect(toastOf(page)).toHaveText('Not today');
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await expect(toastOf(page)).toHaveText('');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(toastOf(page)).toHaveText('Not today');
    await page.clock.runFor(1_900);
    await expect(toastOf(page)).toHaveText('Not today');
    await page.clock.runFor(200);
    await expect(toastOf(page)).toHaveText('');
    await expect(page.getByRole('alert').getByText('Not today')).toBeVisible();
  });

  test('without a word has one of the page’s own', async ({ page, open }) => {
    await answerWith(page, ORDER_PATH, { code: 4000, message: '', data: null });
    await open('loanDetail', borrower);
    await expect(page.getByRole('alert').getByText('The service refused this.')).toBeVisible();
    await expect(toastOf(page)).toHaveText('');
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
    await open('loanDetail', borrower, { userId, sessionId });
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('We cannot find this order');
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect(page.getByText('Sample Instalment Loan')).toHaveCount(0);
  });

  test('to whom the session does not belong says that it has ended, and shows nothing of it', async ({
    page,
    open,
  }) => {
    await open('loanDetail', borrower, { sessionId: 'session-50012' });
    await expect(toastOf(page)).toContainText('Your session has ended.');
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('You are signed out');
    await expect(page.getByRole('alert')).not.toContainText('Your session has ended.');
    await expect(page.getByText('Sample Instalment Loan')).toHaveCount(0);
  });

  test('for want of a session says so', async ({ page }) => {
    await page.goto('/loanDetail');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(waitingOn(page)).toHaveCount(0);
  });
});

test.describe('An order that does not come', () => {
  test('because of a web page in its place', async ({ page, open, arm }) => {
    await arm({ call: 'readOrder', orderId: borrower.orderId, fault: 'malformed', form: 'html' });
    await open('loanDetail', borrower);
    await recovers(page, OTHER);
  });

  for (const form of ['cutJson', 'empty', 'null', 'array', 'string']) {
    test(`because of an answer of the form ${form}`, { tag: '@matrix' }, async ({ page, open, arm }) => {
      await arm({ call: 'readOrder', orderId: borrower.orderId, fault: 'malformed', form });
      await open('loanDetail', borrower);
      await recovers(page, OTHER);
    });
  }

  for (const code of ['0abc', '', null, undefined]) {
    test(`because its code is ${JSON.stringify(code) ?? 'missing'}`, { tag: '@matrix' }, async ({ page, open }) => {
      await answerWith(page, ORDER_PATH, { code, message: 'success', data: { orderStatus: 170 } });
      await open('loanDetail', borrower);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Repayment', exact: true })).toHaveCount(0);
    });
  }

  for (const code of ['', null, undefined]) {
    test(`because its code is ${JSON.stringify(code) ?? 'missing'}, says what the service says all the same`, async ({
      page,
      open,
    }) => {
      await answerWith(page, ORDER_PATH, { code, message: 'Please come back at noon.', data: { orderStatus: 170 } });
      await open('loanDetail', borrower);
      await expect(toastOf(page)).toHaveText('Please come back at noon.');
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Repayment', exact: true })).toHaveCount(0);
    });
  }

  for (const code of [0, '0', '00']) {
    test(`is not so where its code is ${JSON.stringify(code)}`, { tag: '@matrix' }, async ({ page, open }) => {
      await answerWith(page, ORDER_PATH, { code, message: '', data: { orderStatus: 170 } });
      await open('loanDetail', borrower);
      await expect(page.getByRole('button', { name: 'Repayment', exact: true })).toBeVisible();
    });
  }

  for (const data of [null, {}, [], { orderStatus: null }]) {
    test(`because its data is ${JSON.stringify(data)}`, { tag: '@matrix' }, async ({ page, open }) => {
      await answerWith(page, ORDER_PATH, { code: '00', message: 'success', data });
      await open('loanDetail', borrower);
      await recovers(page, OTHER, () => page.unrouteAll());
    });
  }

  test('because of an error of the server', async ({ page, open, arm, expectProblem }) => {
    expectProblem(/status of 500/);
    await arm({ call: 'readOrder', orderId: borrower.orderId, fault: 'status', status: 500 });
    await open('loanDetail', borrower);
    await recovers(page, OTHER);
  });

  test('because the line breaks', async ({ app, page, open, arm, expectProblem }) => {
    expectProblem(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    // Browsers send a GET again by themselves where a connection breaks: every try has to break.
    await arm({ call: 'readOrder', orderId: borrower.orderId, fault: 'drop', times: 20 });
    await open('loanDetail', borrower);
    await recovers(page, OFFLINE, () => clearFaults(app));
  });

  test('because the phone has lost its line', async ({ page, open, context, expectProblem }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await open('loanDetail', borrower);
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Refresh' }).click();
    // What is known already stays, with its age.
    await expect(page.getByText(/^Not up to date/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^Checked at \d{1,2}:\d\d$/)).toBeVisible();
  });

  test('because nobody answers for a minute', async ({ page, open, arm, journal }) => {
    await page.clock.install();
    await arm({ call: 'readOrder', orderId: borrower.orderId, fault: 'hang' });
    await open('loanDetail', borrower);
    const word = page.getByText('Still waiting: the line is slow…');
    await expect(waitingOn(page).first()).toBeVisible();
    await expect(word).not.toBeVisible();
    await begunToWait(page);
    await page.clock.fastForward(8_500);
    await expect(word).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(45_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(10_000);
    // The first call is open still, and the second must not wait behind it.
    await recovers(page, TIMEOUT);
    expect(journal.calls).toHaveLength(2);
  });

  test('at once comes all the same, and nothing turns then', async ({ page, open }) => {
    await page.clock.install();
    const release = await holdCall(page, `**/api${ORDER_PATH}?*`);
    await open('loanDetail', borrower);
    await expect(waitingOn(page).first()).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    await expect(waitingOn(page)).toHaveCount(0);
    await page.clock.fastForward(70_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

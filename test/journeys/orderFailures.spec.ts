import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp } from './support/app.ts';
import { PLAN_ADDRESS } from './support/channels.ts';

const borrower = borrowers.instalments;

test('A borrower who is signed out while an amount stands there reads so in its place, logs in, and is back at the amount', async ({
  page,
  open,
  expectProblem,
}) => {
  expectProblem('401');
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

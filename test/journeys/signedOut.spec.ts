import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { explainsAtLeisure } from '../support/explainsAtLeisure.ts';
import { expect, test } from './fixture.ts';
import { putInApp } from './support/app.ts';
import { comeBack } from './support/confirm.ts';
import { ORDER_PATH } from './support/order.ts';

const PLAN_PATH = '/v3/installment/loan-play-detail';
const borrower = borrowers.instalments;
const amountOf = (page: Page) => page.getByText('₱1,500.50');

/** Ends the session at the service, as a server says it that has not come as far as the lender's own answers. */
const signOut = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const isCall = (url: URL): boolean => url.pathname === `/api${path}`;
  await page.route(isCall, (route) => route.fulfill({ status: 401, body: '' }));
  return () => page.unroute(isCall);
};

test.describe('A borrower who is signed out while an amount stands on the screen', () => {
  test.beforeEach(async ({ page, expectProblem }) => {
    expectProblem('401');
    await page.addInitScript(explainsAtLeisure);
  });

  test('reads so in its place, and in the app logs in and is back at the amount', async ({ page, open }) => {
    const messages = await putInApp(page, 'android');
    await open('repay', borrower);
    await expect(amountOf(page).first()).toBeVisible();
    const signIn = await signOut(page, PLAN_PATH);
    await page.getByRole('button', { name: 'Refresh' }).click();
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(amountOf(page)).toHaveCount(0);
    await expect(page.getByText('Not up to date')).toHaveCount(0);
    await alert.getByRole('button', { name: 'Log in again' }).click();
    await expect.poll(() => messages).toContainEqual(JSON.stringify({ action: 'goLogin', payload: {} }));
    await signIn();
    await comeBack(page);
    await expect(amountOf(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('and comes back in a browser reads how to return to the order', { tag: '@matrix' }, async ({ page, open }) => {
    await open('loanDetail', borrower);
    await expect(amountOf(page).first()).toBeVisible();
    await signOut(page, ORDER_PATH);
    await comeBack(page);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(alert.getByText('Open the app and log in, then open your loan there.')).toBeVisible();
    await expect(amountOf(page)).toHaveCount(0);
  });
});

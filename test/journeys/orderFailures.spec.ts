import { borrowers } from '../support/borrowers.ts';
import { expect, matrixUnless, test } from './fixture.ts';
import { putInApp } from './support/app.ts';
import { PLAN_ADDRESS } from './support/channels.ts';

const borrower = borrowers.instalments;

test('Signed out, a borrower reads so in place of the amount, and logs in', async ({ page, open, expectProblem }) => {
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

for (const [screen, borrower, status] of [
  ['loanDetail', borrowers.dueSoon, 429],
  ['repaymentMethod', borrowers.cards, 503],
  ['complaintList', borrowers.dueSoon, 429],
  ['bindBank', borrowers.bankCard, 503],
] as const)
  test(
    `A service that asks for patience (${status}) on /${screen} is asked again when it wants to be, and no tap asks before`,
    matrixUnless(screen === 'loanDetail'),
    async ({ page, open, journal, expectProblem }) => {
      expectProblem('Failed to load resource');
      await page.clock.setFixedTime('2026-11-29T22:00:00');
      await page.route('**/api/**', (route) =>
        route.fulfill({ status, headers: { 'Retry-After': '240' }, contentType: 'text/html', body: '<h1>Busy</h1>' }),
      );
      await open(screen, borrower);
      const alert = page.getByRole('alert').filter({ hasText: 'Try again at 22:04.' });
      const again = alert.getByRole('button', { name: 'Retry' });
      await expect(again).toBeVisible();
      const asked = journal.calls.length;
      for (let tap = 0; tap < 3; tap += 1) await again.click();
      await expect(again).toBeVisible();
      expect(journal.calls).toHaveLength(asked);
      await page.unroute('**/api/**');
      await page.clock.setFixedTime('2026-11-29T22:04:01');
      await again.click();
      await expect(alert).toHaveCount(0);
      expect(journal.calls.length).toBeGreaterThan(asked);
    },
  );

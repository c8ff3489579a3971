import type { Page, Request } from '@playwright/test';
import { expect, test } from '../journeys/fixture.ts';
import { borrowers } from '../support/borrowers.ts';

/** The calls of a page, as they leave. */
const callsOf = (page: Page): Request[] => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
};

test.describe('A borrower of a lender whose service speaks otherwise', () => {
  test('repays at a counter; no address of a call names anybody', async ({ page, open }) => {
    const borrower = borrowers.dueSoonWithDelay;
    const calls = callsOf(page);
    await open('loanDetail', borrower);
    await page.getByRole('button', { name: 'REPAY', exact: true }).click();
    await expect(page.getByText('₱3,200.00', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Payment Method' }).click();
    await page.getByText('Sample Counter').click();
    const asked = page.waitForRequest(/generate-pay-code/);
    await page.getByRole('button', { name: 'Payment', exact: true }).click();
    expect((await asked).postDataJSON()).toMatchObject({
      data: { type: 'generate-pay-code', attributes: { amount: 320000 } },
    });
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByText('Back to the order').click();
    await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();

    const addresses = calls.map((call) => new URL(call.url()));
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter(({ pathname, search }) => search || !/^\/api\/rest\/[a-z-]+$/.test(pathname))).toEqual([]);
    const tokens = await Promise.all(calls.map((call) => call.headerValue('authorization')));
    expect([...new Set(tokens)]).toEqual([`Bearer ${borrower['sessionId']}`]);
  });

  test('whose session has ended is told so, and how to log in again', async ({ page, open, expectProblem }) => {
    expectProblem('status of 401');
    await open('repay', { ...borrowers.dueSoon, sessionId: 'long-gone' });
    await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in again' })).toBeVisible();
  });

  test('of whose order there is nothing is told so by the codes of that service', async ({
    page,
    open,
    expectProblem,
  }) => {
    expectProblem('status of 422');
    await open('loanDetail', { ...borrowers.dueSoon, orderId: '999999' });
    await expect(page.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible();
  });
});

import type { BrowserContext, Locator, Page } from '@playwright/test';
import { waysOf } from '../../scripts/sandbox/testCards.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { fillIn, nextButton, savedHeading } from './support/bank.ts';
import { unconfirmedOf } from './support/repaymentMethod.ts';

/** Opens the same screen twice, as a borrower does who taps a link of an SMS again. */
const twice = async (context: BrowserContext, page: Page, address: string, ready: (page: Page) => Promise<void>) => {
  const other = await context.newPage();
  const tabs = [page, other] as const;
  for (const tab of tabs) {
    await tab.goto(address);
    await ready(tab);
  }
  return tabs;
};

/** What all tabs have sent to a path. */
const sentTo = (context: BrowserContext, path: RegExp): readonly string[] => {
  const sent: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (path.test(pathname)) sent.push(pathname);
  });
  return sent;
};

const addressOf = (screen: string, borrower: Record<string, string>): string =>
  `/${screen}?${new URLSearchParams(borrower)}`;

const pressAtOnce = (tabs: readonly Page[], name: string) =>
  Promise.all(tabs.map((tab) => tab.getByRole('button', { name, exact: true }).dispatchEvent('click')));

test.describe('Two tabs, tapped in the same moment', () => {
  test('bind one account, each with one request, for no money moves', { tag: '@matrix' }, async ({
    app,
    context,
    page,
    arm,
  }) => {
    const borrower = borrowers.bankCard;
    await arm({ call: 'bindCard', fault: 'delay', ms: 800 });
    const sent = sentTo(context, /bind-card\/bind-card$/);
    const tabs = await twice(context, page, addressOf('bindBank', borrower), async (tab) => {
      await fillIn(tab);
      await expect(nextButton(tab)).toBeEnabled();
    });
    await pressAtOnce(tabs, 'Next');
    for (const tab of tabs) await expect(savedHeading(tab)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect((await waysOf(app.sandbox, borrower.orderId)).bankCards).toHaveLength(1);
  });

  test('take a loan once', async ({ context, page, ledgerOf, arm }) => {
    await arm({ call: 'pushLoan', fault: 'delay', ms: 800, orderId: borrowers.offer.orderId });
    const sent = sentTo(context, /loan-detail-push$/);
    const tabs = await twice(context, page, addressOf('newLoanConfirm', borrowers.offer), (tab) =>
      expect(tab.getByRole('button', { name: 'Loan', exact: true })).toBeEnabled(),
    );
    await pressAtOnce(tabs, 'Loan');
    await expect
      .poll(async () => (await ledgerOf(borrowers.offer)).filter(({ kind }) => kind === 'pushLoan').length)
      .toBe(1);
    // One is led to the order; the other looks, and says what it sees so far.
    for (const tab of tabs)
      await expect(tab.getByText(/Your loan is confirmed|We do not know yet/).first()).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('pay by card once', async ({ context, page, ledgerOf, arm, expectProblem }) => {
    // The product's picture is one that does not load.
    expectProblem('404');
    const borrower = borrowers.cardWithoutCode;
    await arm({ call: 'commitRepayment', fault: 'delay', ms: 800, orderId: borrower.orderId });
    const sent = sentTo(context, /repayment-commit$/);
    const tabs = await twice(context, page, addressOf('repaymentMethod', borrower), async (tab) => {
      // Once the page can pay: a tap is lost in the moment in which its list takes the place of the first one.
      await expect(tab.getByRole('button', { name: 'Pay ₱800.00', exact: true })).toBeEnabled();
      await tab.locator('.bank-card').first().click();
    });
    await pressAtOnce(tabs, 'Pay ₱800.00');
    await expect.poll(async () => (await ledgerOf(borrower)).filter(({ kind }) => kind === 'payment').length).toBe(1);
    // One is led to the order; the other says that it may be paid already.
    for (const tab of tabs)
      await expect(tab.getByText('Order Details', { exact: true }).or(unconfirmedOf(tab)).first()).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test('A card payment whose answer another tab has lost is told of before the code that a tab has shown already', async ({
  context,
  page,
  arm,
}) => {
  const borrower = borrowers.cards;
  await page.goto(addressOf('repaymentOfCode2', borrower));
  const told = unconfirmedOf(page);
  const heightOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN;
  const isBeforeCode = async () => (await heightOf(told)) < (await heightOf(page.locator('.code')));
  await expect(page.locator('.code')).toBeVisible();
  await expect(told).toHaveCount(0);
  const other = await context.newPage();
  await arm({ call: 'commitRepayment', fault: 'lose', orderId: borrower.orderId });
  await other.goto(addressOf('repaymentMethod', borrower));
  const pay = other.getByRole('button', { name: 'Pay ₱1,500.50', exact: true });
  await pay.waitFor();
  await other.locator('.bank-card').first().click();
  await pay.click();
  await expect(unconfirmedOf(other)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(told).toBeVisible();
  expect(await isBeforeCode()).toBe(true);
});

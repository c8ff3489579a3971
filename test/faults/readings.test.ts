// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import * as data from './data.ts';
import { screens } from './screens.tsx';
import { openStage } from './stage.tsx';
import { describeReadings, leave } from './table.ts';

const DAY_MS = 86_400_000;

/*
 * Every screen reads its main data as it opens, and again as the borrower returns to it. {data} is a text of those data, {taps} are the buttons and
 * links that stand there with them.
 */
describeReadings({
  table: `
    | ending                                               | as it opens                      | can be tapped                                       | on return                        | can be tapped then                                  |
    | ---------------------------------------------------- | -------------------------------- | --------------------------------------------------- | -------------------------------- | --------------------------------------------------- |
    | answered, answered after 59 s                        | {data}                           | {taps}                                              | {data}                           | {taps}                                              |
    | no network                                           | No connection                    | Retry · See your order · Call                       | {data} … May be out of date      | {taps when old}                                     |
    | answered after 61 s                                  | This took too long               | Retry · See your order · Call                       | {data} … May be out of date      | {taps when old}                                     |
    | HTTP 500, HTTP 502 with a page                       | We cannot show this right now    | Retry · See your order · Call                       | {data} … May be out of date      | {taps when old}                                     |
    | HTML instead of JSON, HTTP 511                       | Your Wi-Fi may want you to log in | Retry · See your order · Call                       | {data} … May be out of date      | {taps when old}                                     |
    | cut reply, empty reply, code of another type         | We cannot show this right now    | Retry · See your order · Call                       | {data} … May be out of date      | {taps when old}                                     |
    | refused                                              | This is closed until tomorrow.   | Retry · See your order · Go to the home page · Call | This is closed until tomorrow.   | Retry · See your order · Go to the home page · Call |
    | refused without words                                | We could not load this           | Retry · See your order · Go to the home page · Call | We could not load this           | Retry · See your order · Go to the home page · Call |
    | signed out, HTTP 401                                 | You are logged out               | Log in again · Go to the home page · Call           | You are logged out               | Log in again · Go to the home page · Call           |
    | HTTP 403                                             | This page is for another account | Log in again · Go to the home page · Call           | This page is for another account | Log in again · Go to the home page · Call           |
  `,
  screens: [
    {
      name: 'The order',
      screen: screens.loanDetail,
      call: 'readOrder',
      data: 'Repayment due',
      taps: 'Repayment · Refresh · Ways to pay · Pay code · Payment reminders · Your documents · Send a complaint · Call customer service',
      later: { answer: data.settled, data: 'Settled' },
    },
    {
      name: 'The order on the repayment method page',
      screen: screens.borrowDetail,
      call: 'readOrder',
      data: 'Repayment due',
      taps: 'See your order · Call customer service · Refresh',
      later: { answer: data.settled, data: 'Settled' },
    },
    {
      name: 'What is due',
      screen: screens.repay,
      call: 'readPeriodPlan',
      data: '₱3,200.00',
      taps: 'Copy · How to pay with this code · Payment Method · Refresh',
      later: { answer: data.periodPlan(150_000), data: '₱1,500.00' },
    },
    {
      name: 'A rollover',
      screen: screens.repayDelay,
      call: 'readDelayPlan',
      data: '₱300.00',
      taps: 'Pay ₱3,200.00 now instead · Copy · How to pay with this code · Payment Method · Refresh',
      later: { answer: data.delayPlan(15_000), data: '₱150.00' },
    },
    {
      name: 'The pay code',
      screen: screens.repaymentOfCode2,
      call: 'readPeriodPlan',
      data: '₱3,200.00',
      taps: 'Copy · Refresh · See your order · Copy slip',
      later: { answer: data.periodPlan(150_000), data: '₱1,500.00' },
    },
    {
      name: 'The ways to pay',
      screen: screens.repaymentMethod,
      call: 'readRepaymentWays',
      data: '**** 6677',
      taps: 'Add a bank card · Sample Wallet Pay by e-wallet · Pay ₱3,200.00 · Refresh',
      tapsWhenOld: 'Add a bank card · Sample Wallet Pay by e-wallet · Refresh',
      later: { answer: data.waysWith('8899'), data: '**** 8899' },
    },
    {
      name: 'The offer of newLoanConfirm',
      screen: screens.newLoanConfirm,
      call: 'readLoanOffer',
      data: '₱4,500.00',
      taps: 'Loan agreement · Loan · Refresh',
      tapsWhenOld: 'Loan agreement · Refresh · Refresh',
      later: { answer: data.offer(300_000), data: '₱3,000.00' },
    },
    {
      name: 'The offer of loanConfirm',
      screen: screens.loanConfirm,
      call: 'readLegacyLoanOffer',
      data: '₱4,500.00',
      taps: 'Loan agreement · Get the loan · Refresh',
      tapsWhenOld: 'Loan agreement · Refresh · Refresh',
      later: { answer: data.offer(300_000), data: '₱3,000.00' },
    },
    {
      name: 'The list of complaints',
      screen: screens.complaintList,
      call: 'listComplaints',
      data: 'They called at night.',
      taps: 'In progress (1) · Collection 2026-12-01 12:00:00 They called at night. · Write a complaint · Customer service · Refresh',
      later: { answer: data.complaints('They called at noon.'), data: 'They called at noon.' },
    },
    {
      name: 'A complaint',
      screen: screens.complainDetails,
      call: 'readComplaint',
      data: 'We are sorry.',
      taps: 'My complaints · Write a complaint · Refresh',
      later: { answer: data.complaint('It will not happen again.'), data: 'It will not happen again.' },
    },
    {
      name: 'The form of a bank account',
      screen: screens.bindBank,
      call: 'readBankForm',
      data: 'Account number',
      taps: 'Next',
    },
  ],
});

it('A slip of the day before is not shown before it has been checked', async () => {
  const first = await openStage(screens.repaymentOfCode2);
  expect(first.text()).toContain('7115');
  const { clock, service } = first.device;
  service.end('readPeriodPlan', 'no network');
  await first.pass(DAY_MS);
  vi.setSystemTime(clock.now());
  const next = await openStage(screens.repaymentOfCode2, { ...first.device, storage: new Map() });
  expect(next.text()).toContain('No connection');
  expect(next.text()).not.toContain('7115');
  leave();
});

import { ok, refused } from '../../../../scripts/gallery/states/answers.ts';
import { order } from '../../../../scripts/gallery/states/data/order.ts';
import { instalments, sentPayment } from '../../../../scripts/gallery/states/data/payment.ts';
import { periodPlan } from '../../../../scripts/gallery/states/data/repayment.ts';
import type { Answers } from '../../../../scripts/gallery/states/State.ts';
import { NOW_MS } from '../../page/stageScript.ts';
import type { EnvScreen } from './EnvScreen.ts';
import { moneyScreen, NO_AMOUNT, NO_ORDER, ways } from './moneyScreens.ts';
import { OWN, OWNER, receiptOf, slipOf } from './records.ts';

const second = instalments('2 of 4', '2026-05-04');

const orderWith = (rows: typeof second): Answers => ({ readOrder: ok(order(170, { userOrderDetail: rows })) });

const onCode =
  (rows: typeof second) =>
  (cents: number): Answers => ({ readPeriodPlan: ok(periodPlan({ repayAmount: cents })), ...orderWith(rows) });

/** Creates the record of the payment that an earlier page of the tab sent a minute ago. */
const paid =
  (changes: { readonly [name: string]: unknown } = {}) =>
  () => ({
    [`payment:${OWNER.orderId}`]: {
      ...sentPayment(changes).stored['payment:{order}'],
      ...OWNER,
      sentAtMs: NOW_MS - 60_000,
    },
  });

// Drops the connection of these calls: the service is unreachable.
const lost = (...calls: readonly (keyof Answers)[]): Answers =>
  Object.fromEntries(calls.map((call) => [call, 'drop' as const]));

// What a page says about the connection, next to its stored data.
const OF_THE_LINE = /connection|offline|Wi-Fi|service has a problem/i;

const receipts = () => ({ paymentReceipts: { entries: [receiptOf(OWNER, { ...OWN, cents: 100_000 })] } });

/** Screens after a payment: it is waited for, nothing is left to pay, or the phone has stored a slip or a receipt. */
export const paymentScreens: readonly EnvScreen[] = [
  {
    name: 'repaymentOfCode2, its slip',
    path: '/repaymentOfCode2',
    exempt: OF_THE_LINE,
    answers: () => lost('readPeriodPlan', 'readOrder'),
    onPhone: () => slipOf(OWNER, { ...OWN, words: 'Sample Wallet' }),
    ready: 'This slip is from this phone',
    without: 'Retry',
    dayOld: 'it could not be checked',
    looksByItself: true,
    nameless: NO_ORDER,
    showsAmount: true,
  },
  {
    ...moneyScreen('myDocuments'),
    name: 'myDocuments, with a receipt',
    onPhone: receipts,
    ready: '₱1,000.00',
    without: 'This phone has kept no receipt for this order.',
  },
  {
    name: 'myDocuments, its receipts without a line',
    path: '/myDocuments',
    answers: () => lost('readOrder', 'readPeriodPlan', 'listAgreements'),
    onPhone: receipts,
    ready: '₱1,000.00',
    without: 'Retry',
    nameless: 'This link is incomplete',
    exempt: OF_THE_LINE,
  },
  {
    name: 'repaymentOfCode2, its payment waited for',
    path: '/repaymentOfCode2',
    answers: onCode(second),
    ready: 'Your order does not show a payment yet.',
    looksByItself: true,
    nameless: NO_ORDER,
    showsAmount: true,
    readsAgain: 'service',
  },
  {
    name: 'repaymentOfCode2, paid in full',
    path: '/repaymentOfCode2',
    answers: () => ({ readPeriodPlan: refused('There is nothing to repay on this order.'), readOrder: ok(order(200)) }),
    ready: 'Nothing is left to pay on this order.',
    looksByItself: true,
    nameless: NO_ORDER,
  },
  {
    name: 'borrowDetail, a payment accepted',
    path: '/borrowDetail',
    answers: () => ({ ...ways(), ...orderWith(second) }),
    stored: paid(),
    elsewhere: NO_AMOUNT,
    ready: 'Your payment was accepted',
    looksByItself: true,
    // A day later the page no longer shows it.
    killed: 'See the whole order',
    without: 'See the whole order',
    nameless: 'This link is incomplete',
  },
];

import { ok } from '../../../../scripts/gallery/states/answers.ts';
import { bankForm } from '../../../../scripts/gallery/states/data/bank.ts';
import { agreements, legacyOffer, offer } from '../../../../scripts/gallery/states/data/offer.ts';
import { order } from '../../../../scripts/gallery/states/data/order.ts';
import { delayPlan, periodPlan } from '../../../../scripts/gallery/states/data/repayment.ts';
import type { Answers } from '../../../../scripts/gallery/states/State.ts';
import { formatAmount } from '../../../../shared/domain/money.ts';
import { AGREE } from '../confirmScreens.ts';
import { type EnvScreen, OWN_CENTS } from './EnvScreen.ts';
import { OWNER } from './records.ts';

const kept = (cents: number) => ({
  repaymentInfo: {
    ...periodPlan({ repayAmount: cents }),
    ...OWNER,
    checkedAt: Date.parse('2026-05-04T09:55:00+08:00'),
  },
});

const plan = (cents: number): Answers => ({ readPeriodPlan: ok(periodPlan({ repayAmount: cents })) });

const delay = (cents: number): Answers => ({
  readDelayPlan: ok(delayPlan({ delayInfo: { title: 'Move the date', delayAmount: cents }, repayPlan: { items: [] } })),
  readPeriodPlan: ok(periodPlan({ repayAmount: cents })),
});

const offers = (cents: number): Answers => ({
  readLoanOffer: ok(offer({ amount: cents })),
  listAgreements: ok(agreements),
  readOrder: ok(order(170)),
});

const legacyOffers = (cents: number): Answers => ({
  readLegacyLoanOffer: ok(legacyOffer({ amount: cents })),
  listLegacyAgreements: ok(agreements),
  readOrder: ok(order(170)),
});

const card = { id: '1', bankName: 'Sample Island Bank', cardNo: '**** 6677', bankCode: 'SIB' };

export const ways = (): Answers => ({
  readRepaymentWays: ok({ alipay: { name: 'Sample Wallet', logo: '' }, repayToken: 'token', bankCards: [card] }),
  readOrder: ok(order(170)),
  commitRepayment: ok({ needValid: 1, repayRecordId: 'r1' }),
});

const orderOf = (cents: number): Answers => ({
  readOrder: ok(
    order(170, {
      userOrderDetail: {
        detail: [{ text: 'Total repayment', value: `₱${formatAmount(cents, { decimal: '.', group: ',' })}` }],
      },
    }),
  ),
});

const withholding = { withholdingAmount: `${OWN_CENTS}` };
const bound = (): Answers => ({ readBankForm: ok(bankForm), readRepaymentWays: ways().readRepaymentWays ?? 'drop' });

/** What /repaymentMethod shows if the address has no amount. */
export const NO_AMOUNT = 'The amount is not known, so nothing can be paid here.';

/** What a page with a pay code shows if the address has no order. */
export const NO_ORDER = 'This link does not say which order to pay. Please open your order in the app.';

const ofLoan = { showsAmount: true, readsAgain: 'service', nameless: 'This link is incomplete' } as const;
const onOrder = { ...ofLoan, answers: orderOf } as const;
const onPlan = { ...ofLoan, ready: 'Payment Method' } as const;
const onOffer = { ...ofLoan, ready: AGREE } as const;
const onCode = { ...ofLoan, answers: plan, ready: '71159216117041', nameless: NO_ORDER } as const;
const onWays = {
  path: '/repaymentMethod',
  query: withholding,
  answers: ways,
  nameless: 'This link is incomplete',
} as const;
const onForm = {
  answers: bound,
  ready: 'Account number',
  typed: { field: 'Account number', text: '0011 2233' },
} as const;

/** The pages on which money is owed, paid or lent. */
export const moneyScreens: readonly EnvScreen[] = [
  { name: 'loanDetail', path: '/loanDetail', ready: 'Repayment due', ...onOrder },
  { name: 'loanDetail, as order', path: '/order', query: { source: 'loanDetail' }, ready: 'Repayment due', ...onOrder },
  { name: 'repay', path: '/repay', answers: plan, ...onPlan },
  {
    name: 'repay, its channels open',
    path: '/repay',
    answers: plan,
    steps: [{ press: 'Payment Method' }],
    ...onPlan,
    ready: 'Sample Counter',
    reloaded: 'Payment Method',
    killed: 'Payment Method',
  },
  {
    name: 'paymentReminders',
    path: '/paymentReminders',
    answers: (cents) => ({ readPeriodPlan: ok(periodPlan({ repayAmount: cents, repayDate: '2046-05-11' })) }),
    ...ofLoan,
    ready: 'As text',
  },
  {
    name: 'myDocuments',
    path: '/myDocuments',
    ...ofLoan,
    answers: (cents) => ({ ...orderOf(cents), ...plan(cents), listAgreements: ok(agreements) }),
    ready: 'This phone has kept no receipt for this order.',
  },
  { name: 'repayDelay', path: '/repayDelay', answers: delay, ...onPlan },
  { name: 'repaymentOfCode', path: '/repaymentOfCode', stored: kept, ...onCode },
  { name: 'repaymentOfCode, of type 2', path: '/repaymentOfCode', query: { type: '2' }, stored: kept, ...onCode },
  { name: 'repaymentOfCode2', path: '/repaymentOfCode2', ...onCode },
  { name: 'repaymentOfCode2, from the store', path: '/repaymentOfCode2', stored: kept, ...onCode },
  { name: 'repaymentMethod', ...onWays, ready: 'Sample Island Bank', readsAgain: 'service' },
  {
    name: 'repaymentMethod, with its code',
    ...onWays,
    steps: [{ pick: 'Sample Island Bank **** 6677' }, { press: 'Pay' }],
    ready: 'Code from the SMS',
    reloaded: 'Code from the SMS',
    killed: 'Sample Island Bank',
    typed: { field: 'Code from the SMS', text: '1234' },
  },
  {
    name: 'repaymentMethod, by wallet',
    ...onWays,
    route: '#/alipayrepayment',
    ready: 'Sample Wallet',
    readsAgain: 'service',
  },
  { name: 'addnormalcard', path: '/repaymentMethod', route: '#/addnormalcard', query: withholding, ...onForm },
  { name: 'addnormalcard, at its own address', path: '/addnormalcard', ...onForm, elsewhere: NO_AMOUNT },
  {
    name: 'borrowDetail',
    path: '/repaymentMethod',
    route: '#/borrowDetail?productId=9&orderId=o1',
    ready: 'See the whole order',
    ...onOrder,
    // The hash route names the order.
    nameless: 'See the whole order',
  },
  {
    name: 'borrowDetail, at its own address',
    path: '/borrowDetail',
    ready: 'See the whole order',
    ...onOrder,
    answers: (cents) => ({ ...ways(), ...orderOf(cents) }),
    elsewhere: NO_AMOUNT,
  },
  { name: 'bindBank', path: '/bindBank', ...onForm },
  { name: 'newLoanConfirm', path: '/newLoanConfirm', answers: offers, ...onOffer },
  { name: 'confirmOfPeriod', path: '/confirmOfPeriod', answers: offers, ...onOffer },
  { name: 'loanConfirm', path: '/loanConfirm', answers: legacyOffers, ...onOffer },
];

/** Finds one of them by name. @throws if there is none. */
export const moneyScreen = (name: string): EnvScreen => {
  const screen = moneyScreens.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  return screen;
};

import { beforeData, stale, withoutParameter } from '../data/failures.ts';
import { agreements } from '../data/offer.ts';
import { dueNext, order, due as orderDue, sentPayment } from '../data/order.ts';
import { periodPlan } from '../data/repayment.ts';
import { lengthened } from '../data/words.ts';
import {
  type Answer,
  type Answers,
  comingDays,
  ok,
  refused,
  type StateOfScreen,
  type Step,
  state,
  statesOf,
} from '../State.ts';

const due: Answers = {
  readOrder: ok(order(170)),
  listAgreements: ok(agreements),
};

const last = 'For interest, fees and the yearly rate, see your contracts. For an official receipt, ask us.';
const whole: Step = { see: last };

/** The states of the page with an order's documents. */
export const myDocuments = statesOf('myDocuments', [
  state('due', 'Disclosure statement', { answers: due }),
  state('receipts', 'Payment received', { answers: { ...due, readOrder: dueNext } }),
  state('accepted', 'Your payment was accepted', { ...sentPayment(), answers: { ...due, readOrder: orderDue } }),
  state('settled', 'Disclosure statement', {
    answers: { readOrder: ok(order(200, { noticeStatusText: 'Settled' })), listAgreements: ok(agreements) },
  }),
  state('no-contracts', 'There is no contract to read here. Customer service can send you a copy.', {
    answers: { ...due, listAgreements: ok([]) },
  }),
  state('contracts-refused', 'No contracts today.', {
    answers: { ...due, listAgreements: refused('No contracts today.') },
  }),
  state('parts-loading', 'Total repayment', { answers: { ...due, listAgreements: 'hang' } }),
  state('not-opened', 'This contract is not there.', {
    answers: { ...due, openAgreement: refused('This contract is not there.') },
    steps: [{ see: 'Disclosure statement' }, { press: 'Disclosure statement' }],
  }),
  state('long', last, {
    answers: {
      readOrder: ok(lengthened(order(170))),
      listAgreements: ok(lengthened(agreements)),
    },
  }),
  state('stale', 'May be out of date: checked at {time}', {
    answers: {
      readOrder: [ok(order(170)), 'drop'],
      listAgreements: [ok(agreements), 'drop'],
    },
    steps: [{ see: 'Disclosure statement' }, whole, { return: true }],
  }),
  ...beforeData({ call: 'readOrder' }),
  withoutParameter('orderId'),
]);

const plan = (changes: { readonly [name: string]: unknown } = {}) =>
  ok(periodPlan({ repayDate: comingDays[0], detail: [], ...changes }));

const readsOrder = { readOrder: ok(order(170)) };

const given = (readPeriodPlan: Answer) => ({ answers: { readPeriodPlan, ...readsOrder } });

const withOrder = (each: StateOfScreen): StateOfScreen => ({ ...each, answers: { ...each.answers, ...readsOrder } });

const comingPlan = comingDays.map((dueDate, at) => ({
  title: `Instalment ${at + 2} of 4`,
  amount: 150_050,
  dueDate,
  state: at ? 'coming' : 'due',
}));

/** The states of the page with payment reminders. */
export const paymentReminders = statesOf('paymentReminders', [
  state('one', 'Copy text', given(plan())),
  state('all', 'Copy text', {
    answers: { readPeriodPlan: plan(), readOrder: ok(order(170, { facts: { plan: comingPlan } })) },
  }),
  state('saved', 'Open {file} from your downloads: your calendar asks what to add. We cannot see whether it did.', {
    ...given(plan()),
    steps: [{ see: 'Copy text' }, { press: 'Get the calendar file' }],
  }),
  state('none', 'There is no payment date to remind you of.', given(plan({ repayDate: '2026-05-02' }))),
  state('settled', 'Nothing to pay right now', given(refused('There is nothing to repay on this order.', '4011'))),
  state('long', 'Copy text', given(ok(lengthened(periodPlan({ repayDate: '2046-05-11 23:59:59' }))))),
  withOrder(stale('readPeriodPlan', plan(), 'Copy text')),
  ...beforeData({ call: 'readPeriodPlan' }).map(withOrder),
  withoutParameter('orderId'),
]);

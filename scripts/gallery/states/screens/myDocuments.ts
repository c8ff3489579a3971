import { ok, refused, serverError } from '../answers.ts';
import { beforeData, withoutParameter } from '../data/failures.ts';
import { comingDays, confirmedPlan, ofOrder, secondsAgo } from '../data/kept.ts';
import { agreements, longAgreements } from '../data/offer.ts';
import { longOrder, order } from '../data/order.ts';
import { long, periodPlan } from '../data/repayment.ts';
import { type Answers, type Step, state, statesOf } from '../State.ts';

const due: Answers = {
  readOrder: ok(order(170)),
  readPeriodPlan: ok(periodPlan({ repayDate: comingDays[0] })),
  listAgreements: ok(agreements),
};

const receipt = (paid: number, agoSeconds: number) => ({
  ...ofOrder,
  seenAtMs: secondsAgo(agoSeconds),
  progress: { kind: 'instalment', paid, all: 3, steps: 1 },
  payment: {
    way: 'code',
    amount: '320000',
    channel: 'Sample Wallet',
    reference: `7115921611704${paid}`,
    sentAtMs: secondsAgo(agoSeconds + 60),
    before: { status: '170', details: [{ label: 'Instalment', value: `${paid} of 3` }] },
  },
});

const whole: Step = { see: 'This phone has kept no receipt for this order.' };

/** The states of the page with an order's documents to print. */
export const myDocuments = statesOf('myDocuments', [
  state('due', 'Of an order that is being repaid', 'Disclosure statement', { answers: due }),
  state(
    'receipts',
    'With receipts of this phone, one of them of a payment that the order does not show yet',
    'Instalment 1 of 3',
    {
      stored: {
        paymentReceipts: { entries: [receipt(2, 86_400), receipt(1, 172_800)] },
        'payment:{order}': {
          ...ofOrder,
          way: 'card',
          amount: '320000',
          reference: 'R-1',
          isAccepted: 1,
          sentAtMs: secondsAgo(60),
        },
      },
      answers: due,
      goesByRows: true,
    },
  ),
  state(
    'confirmed',
    'With all payments of a plan that was confirmed just now',
    'This phone has kept no receipt for this order.',
    { stored: confirmedPlan, answers: due },
  ),
  state('settled', 'Of an order that is settled', 'Disclosure statement', {
    answers: { readOrder: ok(order(200, { noticeStatusText: 'Settled' })), listAgreements: ok(agreements) },
  }),
  state(
    'no-contracts',
    'The service has no contract',
    'There is no contract to read here. Customer service can send you a copy.',
    { answers: { ...due, listAgreements: ok([]) } },
  ),
  state('contracts-refused', 'The contracts are refused, and the order is there', 'No contracts today.', {
    answers: { ...due, listAgreements: refused('No contracts today.') },
  }),
  state(
    'plan-broken',
    'What is to be paid is not known, and the order is there',
    'The service has a problem right now. Please try again in a while.',
    { answers: { ...due, readPeriodPlan: serverError } },
  ),
  state('parts-loading', 'The order is there, its parts are on their way', 'Total repayment', {
    answers: { ...due, readPeriodPlan: 'hang', listAgreements: 'hang' },
  }),
  state('opening', 'A contract is being opened', 'Opening the document…', {
    answers: { ...due, openAgreement: 'hang' },
    steps: [{ see: 'Disclosure statement' }, { press: 'Read: {title}' }],
  }),
  state('not-opened', 'A contract is refused', 'This contract is not there.', {
    answers: { ...due, openAgreement: refused('This contract is not there.') },
    steps: [{ see: 'Disclosure statement' }, { press: 'Read: {title}' }],
  }),
  state('long', 'The longest words', 'This phone has kept no receipt for this order.', {
    answers: {
      readOrder: ok(longOrder(170)),
      readPeriodPlan: ok(periodPlan({ ...long, repayDate: '2046-05-11 23:59:59' })),
      listAgreements: ok(longAgreements),
    },
  }),
  state('stale', 'Read again, and the line breaks', 'Not up to date: last checked at {time}', {
    answers: {
      readOrder: [ok(order(170)), 'drop'],
      readPeriodPlan: [ok(periodPlan()), 'drop'],
      listAgreements: [ok(agreements), 'drop'],
    },
    steps: [{ see: 'Disclosure statement' }, whole, { return: true }],
  }),
  ...beforeData({ call: 'readOrder' }),
  state('offline-receipts', 'The line breaks, and this phone has kept a receipt', 'Instalment 1 of 3', {
    stored: { paymentReceipts: { entries: [receipt(1, 172_800)] } },
    answers: { readOrder: 'drop' },
    goesByRows: true,
  }),
  withoutParameter('orderId'),
]);

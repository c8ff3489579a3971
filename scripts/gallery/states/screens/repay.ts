import { ok, refused } from '../answers.ts';
import { order } from '../data/order.ts';
import { due, sentPayment } from '../data/payment.ts';
import { periodPlan } from '../data/repayment.ts';
import { waysToPay } from '../data/ways.ts';
import { type Answer, state, statesOf } from '../State.ts';

const given = (readPeriodPlan: Answer) => ({ answers: { readPeriodPlan } });

/** The period repayment page. */
export const repay = statesOf('repay', [
  ...waysToPay({ call: 'readPeriodPlan', plan: periodPlan }),
  state('settled', 'Nothing is to be repaid', {
    answers: { readPeriodPlan: refused('There is nothing to repay on this order.', '4011'), readOrder: ok(order(200)) },
    shows: 'Nothing is left to pay on this order.',
  }),
  state('nothing-due', 'Nothing is to be repaid, and the order is not settled', {
    answers: { readPeriodPlan: refused('There is nothing to repay on this order.', '4011'), readOrder: ok(order(21)) },
    shows: 'Nothing to pay right now',
  }),
  state('code-opened', 'A pay code was opened before', {
    ...sentPayment({ way: 'code', reference: '71159216117041', isAccepted: 0, isOnlyShown: 1 }, 1000),
    answers: { readPeriodPlan: ok(periodPlan()), readOrder: due },
    shows: 'See the pay code',
    goesByRows: true,
  }),
  state('unfolded', 'All rows of the details', {
    ...given(ok(periodPlan())),
    steps: [{ press: 'more' }],
    shows: 'Late charges',
  }),
  state('no-details', 'Without details', { ...given(ok(periodPlan({ detail: [] }))), shows: 'Payment Method' }),
  state('amount-in-words', 'An amount that the service has written itself', {
    ...given(ok(periodPlan({ repayAmount: '3,200.00 pesos' }))),
    shows: 'Payment Method',
  }),
]);

import { ok, refused } from '../answers.ts';
import { order } from '../data/order.ts';
import { due, sentPayment } from '../data/payment.ts';
import { periodPlan } from '../data/repayment.ts';
import { waysToPay } from '../data/ways.ts';
import { type Answer, state, statesOf } from '../State.ts';

const given = (readPeriodPlan: Answer) => ({ answers: { readPeriodPlan } });

/** The states of the period repayment page. */
export const repay = statesOf('repay', [
  ...waysToPay({ call: 'readPeriodPlan', plan: periodPlan }),
  state('settled', 'Nothing is to be repaid', 'Nothing is left to pay on this order.', {
    answers: { readPeriodPlan: refused('There is nothing to repay on this order.', '4011'), readOrder: ok(order(200)) },
  }),
  state('nothing-due', 'Nothing is to be repaid, and the order is not settled', 'Nothing to pay right now', {
    answers: { readPeriodPlan: refused('There is nothing to repay on this order.', '4011'), readOrder: ok(order(21)) },
  }),
  state('code-opened', 'A pay code was opened before', 'See the pay code', {
    ...sentPayment({ way: 'code', reference: '71159216117041', isAccepted: 0, isOnlyShown: 1 }, 1000),
    answers: { readPeriodPlan: ok(periodPlan()), readOrder: due },
    goesByRows: true,
  }),
  state('unfolded', 'All rows of the details', 'Late charges', {
    ...given(ok(periodPlan())),
    steps: [{ press: 'more' }],
  }),
  state('no-details', 'Without details', 'Payment Method', given(ok(periodPlan({ detail: [] })))),
  state('amount-in-words', 'An amount that the service has written itself', 'Payment Method', {
    ...given(ok(periodPlan({ repayAmount: '3,200.00 pesos' }))),
  }),
]);

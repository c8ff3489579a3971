import { ok, refused } from '../answers.ts';
import { only } from '../data/failures.ts';
import { order } from '../data/order.ts';
import { dueLater, sentPayment } from '../data/payment.ts';
import { delayPlan, periodPlan } from '../data/repayment.ts';
import { waysToPay } from '../data/ways.ts';
import { type Answers, type StateOfScreen, state, statesOf } from '../State.ts';

// States in common with the period page that are repeated here; `repay` shows all of them already.
const early = ['loading', 'refused', 'offline'];
const again = ['ready', 'no-code', 'long', 'sheet-chosen', 'asking', 'pay-lost', 'stale', ...early];

/** Returns the answers read along with the rollover plan: what paying now costs and, if a channel is used, the order. */
const besides = ({ name, steps = [] }: StateOfScreen): Answers => ({
  ...(!early.includes(name) && { readPeriodPlan: ok(periodPlan()) }),
  ...(steps.some((step) => 'press' in step) && { readOrder: ok(order(174)) }),
});

/** The states of the delay (rollover) repayment page. */
export const repayDelay = statesOf('repayDelay', [
  ...only(waysToPay({ call: 'readDelayPlan', plan: delayPlan }), again).map((each) => ({
    ...each,
    answers: { ...besides(each), ...each.answers },
  })),
  state('pay-now-unknown', 'What paying now comes to is not known', 'Payment Method', {
    answers: { readDelayPlan: ok(delayPlan()), readPeriodPlan: 'drop' },
  }),
  state('cheaper', 'Paying now is more than rolling over', 'Payment Method', {
    answers: { readDelayPlan: ok(delayPlan()), readPeriodPlan: ok(periodPlan({ repayAmount: 400_000 })) },
  }),
  state('moved', 'The fee has arrived', 'Your due date has moved', {
    goesByRows: true,
    ...sentPayment({ way: 'channel', promised: '2026-05-18' }),
    answers: {
      readDelayPlan: refused('The date of this order cannot be moved.', '4012'),
      readOrder: dueLater,
      readPeriodPlan: ok(periodPlan()),
    },
  }),
  state('no-plan', 'Without a plan for what follows', 'Payment Method', {
    answers: { readDelayPlan: ok(delayPlan({ repayPlan: { items: [] } })), readPeriodPlan: ok(periodPlan()) },
  }),
]);

import { beforeData, stale, withoutParameter } from '../data/failures.ts';
import { order } from '../data/order.ts';
import { periodPlan } from '../data/repayment.ts';
import { lengthened } from '../data/words.ts';
import { type Answer, comingDays, ok, refused, type StateOfScreen, state, statesOf } from '../State.ts';

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
  state('none', 'There is no dated payment to remind you of.', given(plan({ repayDate: '2026-05-02' }))),
  state('settled', 'Nothing to pay right now', given(refused('There is nothing to repay on this order.', '4011'))),
  state('long', 'Copy text', given(ok(lengthened(periodPlan({ repayDate: '2046-05-11 23:59:59' }))))),
  withOrder(stale('readPeriodPlan', plan(), 'Copy text')),
  ...beforeData({ call: 'readPeriodPlan' }).map(withOrder),
  withoutParameter('orderId'),
]);

import { ok, refused } from '../answers.ts';
import { beforeData, checkingAgain, stale, withoutParameter } from '../data/failures.ts';
import { comingDays, confirmedPlan } from '../data/kept.ts';
import { long, periodPlan } from '../data/repayment.ts';
import { type Answer, state, statesOf } from '../State.ts';

const plan = (changes: { readonly [name: string]: unknown } = {}) =>
  ok(periodPlan({ repayDate: comingDays[0], detail: [], ...changes }));

const given = (readPeriodPlan: Answer) => ({ answers: { readPeriodPlan } });

/** The states of the page with payment reminders. */
export const paymentReminders = statesOf('paymentReminders', [
  state('one', 'The payment that is due next', 'As text', given(plan())),
  state('all', 'All payments of a plan that was confirmed just now, the last of them without an amount', 'As text', {
    stored: confirmedPlan,
    ...given(plan()),
  }),
  state(
    'saved',
    'The file is saved',
    'Look for {file} in your downloads and open it: your calendar asks what to add. We cannot see whether it did.',
    { ...given(plan()), steps: [{ see: 'As text' }, { press: 'Get the calendar file' }] },
  ),
  state('none', 'The day has passed', 'There is no coming payment with a day to remind you of.', {
    ...given(plan({ repayDate: '2026-05-04' })),
  }),
  state('no-day', 'The service names no day', 'There is no coming payment with a day to remind you of.', {
    ...given(plan({ repayDate: 'soon' })),
  }),
  state('settled', 'Nothing is to be repaid', 'Nothing to pay right now', {
    ...given(refused('There is nothing to repay on this order.', '4011')),
  }),
  state('long', 'The longest words', 'As text', given(plan({ ...long, repayDate: '2046-05-11 23:59:59' }))),
  stale('readPeriodPlan', plan(), 'As text'),
  checkingAgain('readPeriodPlan', plan(), 'As text'),
  ...beforeData({ call: 'readPeriodPlan' }),
  withoutParameter('orderId'),
]);

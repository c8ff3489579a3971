import { ok, refused } from '../answers.ts';
import { beforeData, checkingAgain, stale, withoutParameter } from '../data/failures.ts';
import { comingDays, confirmedPlan } from '../data/kept.ts';
import { long, periodPlan } from '../data/repayment.ts';
import { type Answer, state, statesOf } from '../State.ts';

const plan = (changes: { readonly [name: string]: unknown } = {}) =>
  ok(periodPlan({ repayDate: comingDays[0], detail: [], ...changes }));

const given = (readPeriodPlan: Answer) => ({ answers: { readPeriodPlan } });

/** The reminders of an order's payments. */
export const paymentReminders = statesOf('paymentReminders', [
  state('one', 'The payment that is due next', { ...given(plan()), shows: 'As text' }),
  state('all', 'All payments of a plan that was confirmed just now, the last of them without an amount', {
    stored: confirmedPlan,
    ...given(plan()),
    shows: 'As text',
  }),
  state('saved', 'The file is saved', {
    ...given(plan()),
    steps: [{ see: 'As text' }, { press: 'Get the calendar file' }],
    shows:
      'Look for {file} in your downloads and open it: your calendar asks what to add. We cannot see whether it did.',
  }),
  state('none', 'The day has passed', {
    ...given(plan({ repayDate: '2026-05-04' })),
    shows: 'There is no coming payment with a day to remind you of.',
  }),
  state('no-day', 'The service names no day', {
    ...given(plan({ repayDate: 'soon' })),
    shows: 'There is no coming payment with a day to remind you of.',
  }),
  state('settled', 'Nothing is to be repaid', {
    ...given(refused('There is nothing to repay on this order.', '4011')),
    shows: 'Nothing to pay right now',
  }),
  state('long', 'The longest words', {
    ...given(plan({ ...long, repayDate: '2046-05-11 23:59:59' })),
    shows: 'As text',
  }),
  stale('readPeriodPlan', plan(), 'As text'),
  checkingAgain('readPeriodPlan', plan(), 'As text'),
  ...beforeData({ call: 'readPeriodPlan' }),
  withoutParameter('orderId'),
]);

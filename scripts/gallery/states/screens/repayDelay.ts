import { ok } from '../answers.ts';
import { delayPlan } from '../data/repayment.ts';
import { waysToPay } from '../data/ways.ts';
import { statesOf } from '../State.ts';

// What it has in common with the period page was shown in every state already.
const again = [
  'ready',
  'no-code',
  'long',
  'sheet-chosen',
  'asking',
  'pay-lost',
  'stale',
  'loading',
  'refused',
  'offline',
];

/** The delay (rollover) repayment page. */
export const repayDelay = statesOf('repayDelay', [
  ...waysToPay({ call: 'readDelayPlan', plan: delayPlan }).filter(({ name }) => again.includes(name)),
  {
    name: 'no-plan',
    title: 'Without a plan for what follows',
    answers: { readDelayPlan: ok(delayPlan({ repayPlan: { items: [] } })) },
    shows: 'Payment Method',
  },
]);

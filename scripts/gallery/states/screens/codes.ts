import { ok } from '../answers.ts';
import { beforeData } from '../data/failures.ts';
import { delayPlan, long, longPayCode, periodPlan } from '../data/repayment.ts';
import { type StateOfScreen, statesOf } from '../State.ts';

// What the page before keeps of an order.
const kept = (info: object) => ({
  repaymentInfo: { ...info, orderId: '{order}', productId: '9', checkedAt: Date.parse('2026-05-04T09:55:00+08:00') },
});

const rollover = { ...delayPlan(), repayAmount: undefined };

const earlier = (type: '1' | '2'): readonly StateOfScreen[] => [
  {
    name: `type-${type}`,
    title: type === '1' ? 'A pay code' : 'A QR code',
    query: { type },
    stored: kept(periodPlan()),
    shows: '71159216117041',
  },
  {
    name: `type-${type}-long`,
    title: `The longest words, type ${type}`,
    query: { type },
    stored: kept(periodPlan(long)),
    shows: longPayCode.payCode,
  },
];

/** Repayment by code, the earlier variant. */
export const repaymentOfCode = statesOf('repaymentOfCode', [
  ...earlier('1'),
  ...earlier('2'),
  { name: 'rollover', title: 'The code of a rollover', stored: kept(rollover), shows: '71159216117041' },
  {
    name: 'copied',
    title: 'The code is copied',
    stored: kept(periodPlan()),
    steps: [{ press: 'Copy' }],
    shows: 'copy success',
  },
  {
    name: 'none',
    title: 'Nothing is stored',
    shows: 'There is no pay code here. Open your order to see how to repay it.',
  },
  {
    name: 'no-code',
    title: 'What is stored has no code',
    stored: kept(periodPlan({ defDetail: null })),
    shows: 'There is no pay code here. Open your order to see how to repay it.',
  },
]);

/** Repayment by code. */
export const repaymentOfCode2 = statesOf('repaymentOfCode2', [
  {
    name: 'stored',
    title: 'A code that the page before has stored',
    stored: kept(periodPlan()),
    shows: '71159216117041',
  },
  {
    name: 'fetched',
    title: 'From a push or SMS link',
    answers: { readPeriodPlan: ok(periodPlan()) },
    shows: '71159216117041',
  },
  { name: 'rollover', title: 'The code of a rollover', stored: kept(rollover), shows: '71159216117041' },
  {
    name: 'long',
    title: 'The longest words and amounts',
    stored: kept(periodPlan(long)),
    shows: longPayCode.payCode,
  },
  {
    name: 'copied',
    title: 'The code is copied',
    stored: kept(periodPlan()),
    steps: [{ press: 'Copy' }],
    shows: 'copy success',
  },
  {
    name: 'no-steps',
    title: 'A code without instructions',
    stored: kept(periodPlan({ defDetail: { payCode: '71159216117041', logo: '', title: '', payNotice: [] } })),
    shows: '71159216117041',
  },
  {
    name: 'no-code',
    title: 'The order has no code',
    answers: { readPeriodPlan: ok(periodPlan({ defDetail: null })) },
    shows: 'There is no pay code for this order now. Choose a way to pay on the repayment page.',
  },
  {
    name: 'no-order',
    title: 'A link that names no order',
    query: { orderId: '', productId: '' },
    shows: 'This link does not say which order to pay. Please open your order in the app.',
  },
  ...beforeData({ call: 'readPeriodPlan' }),
]);

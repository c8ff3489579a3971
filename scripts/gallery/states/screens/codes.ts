import { ok, refused, serverError } from '../answers.ts';
import { beforeData } from '../data/failures.ts';
import { ofOrder, secondsAgo } from '../data/kept.ts';
import { order } from '../data/order.ts';
import { instalments, sentPayment } from '../data/payment.ts';
import { delayPlan, long, longPayCode, periodPlan } from '../data/repayment.ts';
import { type StateOfScreen, state, statesOf } from '../State.ts';

const rolloverPlan = () => ({ ...delayPlan(), repayAmount: undefined });

// What the page before keeps of an order.
const kept = (info: object, seconds = 300) => ({
  stored: { repaymentInfo: { ...info, ...ofOrder, checkedAt: secondsAgo(seconds) } },
});

// The order is looked at whether the code has been paid.
const unpaid = { readOrder: ok(order(170)) };

// It is asked for again at once, at the call that it came from.
const checked = (info: object) => ({ ...kept(info), answers: { readPeriodPlan: ok(info), ...unpaid } });
const checkedRollover = { ...kept(rolloverPlan()), answers: { readDelayPlan: ok(rolloverPlan()), ...unpaid } };

const DAY_S = 86_400;

// Known to the sample brand by its number in the list.
const counterPlan = () =>
  periodPlan({ defDetail: { payCode: '71159216117041', logo: '', title: 'Sample Counter', payNotice: [] } });

const trusts: readonly StateOfScreen[] = [
  state('barcode', 'A code that a counter scans', { ...checked(counterPlan()), shows: '71159216117041' }),
  state('barred', 'A code whose channel does not take the amount', {
    ...kept({ ...counterPlan(), repayAmount: 4_900 }),
    answers: { readPeriodPlan: ok({ ...counterPlan(), repayAmount: 4_900 }) },
    shows: 'Takes {amount} or more. You have {due} to pay.',
  }),
  state('checking', 'A stored code that is being checked', {
    ...kept(periodPlan()),
    answers: { readPeriodPlan: 'hang', ...unpaid },
    shows: 'Checked at {time}. Checking again…',
  }),
  state('stale', 'A stored code that could not be checked', {
    ...kept(periodPlan()),
    answers: { readPeriodPlan: 'drop', ...unpaid },
    shows: 'Not up to date: last checked at {time}',
  }),
  state('slip-saved', 'The slip is saved as a picture', {
    ...checked(periodPlan()),
    steps: [{ press: 'Save or share this slip' }],
    shows: 'Saved on this phone',
  }),
  state('old', 'A code of yesterday that is being checked', {
    ...kept(periodPlan(), DAY_S),
    answers: { readPeriodPlan: 'hang' },
    shows: 'The code on this phone is of {time}. It is being checked, for the amount may have changed since…',
  }),
  state('old-unchecked', 'A code of yesterday that could not be checked', {
    ...kept(periodPlan(), DAY_S),
    answers: { readPeriodPlan: serverError },
    shows:
      'The code on this phone is of {time}, and it could not be checked. The amount may have changed since: do not pay by an earlier code before it has been checked.',
  }),
  state('paid', 'A stored code of an order that has been paid', {
    ...kept(periodPlan()),
    answers: {
      readPeriodPlan: refused('There is nothing to repay on this order.'),
      readOrder: ok(order(200)),
    },
    shows: 'Nothing is left to pay on this order.',
  }),
  state('partly-paid', 'A code whose instalment has been paid since', {
    goesByRows: true,
    stored: {
      ...kept(periodPlan()).stored,
      ...sentPayment({ way: 'code', isAccepted: 0 }).stored,
    },
    answers: {
      readPeriodPlan: ok(periodPlan()),
      readOrder: ok(order(170, { userOrderDetail: instalments('3 of 4', '2026-06-04') })),
    },
    shows: 'Paid. Thank you',
  }),
  state('does-not-show', 'A code that may have been paid a quarter of an hour ago', {
    goesByRows: true,
    stored: {
      ...kept(periodPlan()).stored,
      ...sentPayment({ way: 'code', isAccepted: 0 }, 1000).stored,
    },
    answers: {
      readPeriodPlan: ok(periodPlan()),
      readOrder: ok(order(170, { userOrderDetail: instalments('2 of 4', '2026-05-04') })),
    },
    shows: 'I paid but it does not show',
  }),
];

const earlier = (type: '1' | '2'): readonly StateOfScreen[] => [
  {
    name: `type-${type}`,
    title: type === '1' ? 'A pay code' : 'A QR code',
    query: { type },
    ...checked(periodPlan()),
    shows: '71159216117041',
  },
  state(`type-${type}-long`, `The longest words, type ${type}`, {
    query: { type },
    ...checked(periodPlan(long)),
    shows: longPayCode.payCode,
  }),
];

/** Repayment by code, the earlier variant. */
export const repaymentOfCode = statesOf('repaymentOfCode', [
  ...earlier('1'),
  ...earlier('2'),
  state('rollover', 'The code of a rollover', { ...checkedRollover, shows: '71159216117041' }),
  state('copied', 'The code is copied', {
    ...checked(periodPlan()),
    steps: [{ press: 'Copy' }],
    shows: 'copy success',
  }),
  state('none', 'A link that names no order', {
    query: { orderId: '', productId: '' },
    shows: 'This link does not say which order to pay. Please open your order in the app.',
  }),
  state('no-code', 'What is stored has no code', {
    ...kept(periodPlan({ defDetail: null })),
    answers: { readPeriodPlan: ok(periodPlan({ defDetail: null })) },
    shows: 'There is no pay code for this order now. Choose a way to pay on the repayment page.',
  }),
  ...trusts,
]);

/** Repayment by code. */
export const repaymentOfCode2 = statesOf('repaymentOfCode2', [
  state('stored', 'A code that the page before has stored', { ...checked(periodPlan()), shows: '71159216117041' }),
  state('fetched', 'From a push or SMS link', {
    answers: { readPeriodPlan: ok(periodPlan()), ...unpaid },
    shows: '71159216117041',
  }),
  state('rollover', 'The code of a rollover', { ...checkedRollover, shows: '71159216117041' }),
  state('long', 'The longest words and amounts', { ...checked(periodPlan(long)), shows: longPayCode.payCode }),
  state('copied', 'The code is copied', {
    ...checked(periodPlan()),
    steps: [{ press: 'Copy' }],
    shows: 'copy success',
  }),
  state('no-steps', 'A code without instructions', {
    ...checked(periodPlan({ defDetail: { payCode: '71159216117041', logo: '', title: '', payNotice: [] } })),
    shows: '71159216117041',
  }),
  state('no-code', 'The order has no code', {
    answers: { readPeriodPlan: ok(periodPlan({ defDetail: null })) },
    shows: 'There is no pay code for this order now. Choose a way to pay on the repayment page.',
  }),
  state('no-order', 'A link that names no order', {
    query: { orderId: '', productId: '' },
    shows: 'This link does not say which order to pay. Please open your order in the app.',
  }),
  ...trusts,
  ...beforeData({ call: 'readPeriodPlan' }).map((state) =>
    // A no may mean that it has been paid.
    ['refused', 'signed-out'].includes(state.name) ? { ...state, answers: { ...state.answers, ...unpaid } } : state,
  ),
]);

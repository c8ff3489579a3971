import { ok, refused, serverError } from '../answers.ts';
import { beforeData, withOrderAfterNo } from '../data/failures.ts';
import { ofOrder, secondsAgo } from '../data/kept.ts';
import { order } from '../data/order.ts';
import { due, dueNext, sentPayment } from '../data/payment.ts';
import { delayPlan, long, longPayCode, payCode, periodPlan } from '../data/repayment.ts';
import { type Answer, type StateOfScreen, state, statesOf } from '../State.ts';

const DAY_S = 86_400;

// What the page before keeps of an order.
const kept = (info: object, seconds = 300) => ({
  stored: { repaymentInfo: { ...info, ...ofOrder, checkedAt: secondsAgo(seconds) } },
});

// The order is looked at whether the code has been paid.
const unpaid = { readOrder: ok(order(170)) };

// It is asked for again at once, at the call that it came from, and stands there meanwhile.
const checked = (info: object) => ({
  ...kept(info),
  answers: { readPeriodPlan: ok(info), ...unpaid },
  shows: payCode.payCode,
});

// A code that is kept, and one that may have been paid since.
const keptAnd = (readPeriodPlan: Answer) => ({ ...kept(periodPlan()), answers: { readPeriodPlan, ...unpaid } });
const keptOfYesterdayAnd = (readPeriodPlan: Answer) => ({ ...kept(periodPlan(), DAY_S), answers: { readPeriodPlan } });
const maybePaid = (readOrder: Answer, agoSeconds?: number) => ({
  goesByRows: true,
  stored: { ...kept(periodPlan()).stored, ...sentPayment({ way: 'code', isAccepted: 0 }, agoSeconds).stored },
  answers: { readPeriodPlan: ok(periodPlan()), readOrder },
});

// Known to the sample brand by its number in the list.
const counterPlan = () => periodPlan({ defDetail: { ...payCode, logo: '', title: 'Sample Counter', payNotice: [] } });
const barredPlan = { ...counterPlan(), repayAmount: 4_900 };

const noCode = ok(periodPlan({ defDetail: null }));
const ofNoCode = 'There is no pay code for this order now. Choose a way to pay on the repayment page.';

/** What both pages of a code have. */
const ofBoth: readonly StateOfScreen[] = [
  state('rollover', 'The code of a rollover', {
    ...kept({ ...delayPlan(), repayAmount: undefined }),
    answers: { readDelayPlan: ok(delayPlan()), ...unpaid },
    shows: payCode.payCode,
  }),
  state('copied', 'The code is copied', {
    ...checked(periodPlan()),
    steps: [{ press: 'Copy' }],
    shows: 'copy success',
  }),
  state('barcode', 'A code that a counter scans', checked(counterPlan())),
  state('barred', 'A code whose channel does not take the amount', {
    ...kept(barredPlan),
    answers: { readPeriodPlan: ok(barredPlan) },
    shows: 'Takes {amount} or more. You have {due} to pay.',
  }),
  state('checking', 'A stored code that is being checked', {
    ...keptAnd('hang'),
    shows: 'Checked at {time}. Checking again…',
  }),
  state('stale', 'A stored code that could not be checked', {
    ...keptAnd('drop'),
    shows: 'Not up to date: last checked at {time}',
  }),
  state('slip-saved', 'The slip is saved as a picture', {
    ...checked(periodPlan()),
    steps: [{ press: 'Save or share this slip' }],
    shows: 'Saved on this phone',
  }),
  state('old', 'A code of yesterday that is being checked', {
    ...keptOfYesterdayAnd('hang'),
    shows: 'The code on this phone is of {time}. It is being checked, for the amount may have changed since…',
  }),
  state('old-unchecked', 'A code of yesterday that could not be checked', {
    ...keptOfYesterdayAnd(serverError),
    shows:
      'The code on this phone is of {time}, and it could not be checked. The amount may have changed since: do not pay by an earlier code before it has been checked.',
  }),
  state('paid', 'A stored code of an order that has been paid', {
    ...kept(periodPlan()),
    answers: { readPeriodPlan: refused('There is nothing to repay on this order.'), readOrder: ok(order(200)) },
    shows: 'Nothing is left to pay on this order.',
  }),
  state('partly-paid', 'A code whose instalment has been paid since', {
    ...maybePaid(dueNext),
    shows: 'Paid. Thank you',
  }),
  state('does-not-show', 'A code that may have been paid a quarter of an hour ago', {
    ...maybePaid(due, 1000),
    shows: 'I paid but it does not show',
  }),
];

const noOrder = (name: string): StateOfScreen =>
  state(name, 'A link that names no order', {
    query: { orderId: '', productId: '' },
    shows: 'This link does not say which order to pay. Please open your order in the app.',
  });

const earlier = (type: '1' | '2'): readonly StateOfScreen[] => [
  state(`type-${type}`, type === '1' ? 'A pay code' : 'A QR code', { query: { type }, ...checked(periodPlan()) }),
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
  ...ofBoth,
  noOrder('none'),
  state('no-code', 'What is stored has no code', {
    ...kept(periodPlan({ defDetail: null })),
    answers: { readPeriodPlan: noCode },
    shows: ofNoCode,
  }),
]);

/** Repayment by code. */
export const repaymentOfCode2 = statesOf('repaymentOfCode2', [
  state('stored', 'A code that the page before has stored', checked(periodPlan())),
  state('fetched', 'From a push or SMS link', {
    answers: { readPeriodPlan: ok(periodPlan()), ...unpaid },
    shows: payCode.payCode,
  }),
  state('long', 'The longest words and amounts', { ...checked(periodPlan(long)), shows: longPayCode.payCode }),
  state(
    'no-steps',
    'A code without instructions',
    checked(periodPlan({ defDetail: { ...payCode, logo: '', title: '', payNotice: [] } })),
  ),
  ...ofBoth,
  state('no-code', 'The order has no code', { answers: { readPeriodPlan: noCode }, shows: ofNoCode }),
  noOrder('no-order'),
  ...withOrderAfterNo(beforeData({ call: 'readPeriodPlan' })),
]);

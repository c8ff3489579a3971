import { ok, refused, serverError } from '../answers.ts';
import { beforeData, withOrderAfterNo } from '../data/failures.ts';
import { ofOrder, secondsAgo } from '../data/kept.ts';
import { order } from '../data/order.ts';
import { due, dueNext, sentPayment } from '../data/payment.ts';
import { delayPlan, long, longPayCode, payCode, periodPlan } from '../data/repayment.ts';
import { type Answer, type StateOfScreen, state, statesOf } from '../State.ts';

const DAY_S = 86_400;

// The data of an order that the previous page has stored.
const kept = (info: object, seconds = 300) => ({
  stored: { repaymentInfo: { ...info, ...ofOrder, checkedAt: secondsAgo(seconds) } },
});

// The page reads the order to check whether the code has been paid.
const unpaid = { readOrder: ok(order(170)) };

// A stored code is shown at once, and requested again meanwhile from the call that it came from.
const checked = (info: object) => ({ ...kept(info), answers: { readPeriodPlan: ok(info), ...unpaid } });

// A stored code with an answer to its check: of today, of yesterday, and one that may have been paid since.
const keptAnd = (readPeriodPlan: Answer) => ({ ...kept(periodPlan()), answers: { readPeriodPlan, ...unpaid } });
const keptOfYesterdayAnd = (readPeriodPlan: Answer) => ({ ...kept(periodPlan(), DAY_S), answers: { readPeriodPlan } });
const maybePaid = (readOrder: Answer, agoSeconds?: number) => ({
  goesByRows: true,
  stored: { ...kept(periodPlan()).stored, ...sentPayment({ way: 'code', isAccepted: 0 }, agoSeconds).stored },
  answers: { readPeriodPlan: ok(periodPlan()), readOrder },
});

// The sample brand recognises the channel by its number in the list of channels.
const counterPlan = () => periodPlan({ defDetail: { ...payCode, logo: '', title: 'Sample Counter', payNotice: [] } });
const barredPlan = { ...counterPlan(), repayAmount: 4_900 };

const noCode = ok(periodPlan({ defDetail: null }));
const ofNoCode = 'There is no pay code for this order now. Choose a way to pay on the repayment page.';

/** The states that both pages with a code have. */
const ofBoth: readonly StateOfScreen[] = [
  state('rollover', 'The code of a rollover', payCode.payCode, {
    ...kept({ ...delayPlan(), repayAmount: undefined }),
    answers: { readDelayPlan: ok(delayPlan()), ...unpaid },
  }),
  state('copied', 'The code is copied', 'copy success', { ...checked(periodPlan()), steps: [{ press: 'Copy' }] }),
  state('barcode', 'A code that a counter scans', payCode.payCode, checked(counterPlan())),
  state('barred', 'A code whose channel does not take the amount', 'Takes {amount} or more. You have {due} to pay.', {
    ...kept(barredPlan),
    answers: { readPeriodPlan: ok(barredPlan) },
  }),
  state('checking', 'A stored code that is being checked', 'Checked at {time}. Checking again…', {
    ...keptAnd('hang'),
  }),
  state('stale', 'A stored code that could not be checked', 'Not up to date: last checked at {time}', {
    ...keptAnd('drop'),
  }),
  state('slip-saved', 'The slip is saved as a picture', 'Saved on this phone', {
    ...checked(periodPlan()),
    steps: [{ press: 'Save or share this slip' }],
  }),
  state(
    'old',
    'A code of yesterday that is being checked',
    'The code on this phone is of {time}. It is being checked, for the amount may have changed since…',
    { ...keptOfYesterdayAnd('hang') },
  ),
  state(
    'old-unchecked',
    'A code of yesterday that could not be checked',
    'The code on this phone is of {time}, and it could not be checked. The amount may have changed since: do not pay by an earlier code before it has been checked.',
    { ...keptOfYesterdayAnd(serverError) },
  ),
  state('paid', 'A stored code of an order that has been paid', 'Nothing is left to pay on this order.', {
    ...kept(periodPlan()),
    answers: { readPeriodPlan: refused('There is nothing to repay on this order.'), readOrder: ok(order(200)) },
  }),
  state('partly-paid', 'A code whose instalment has been paid since', 'Paid. Thank you', maybePaid(dueNext)),
  state('does-not-show', 'A code that may have been paid a quarter of an hour ago', 'I paid but it does not show', {
    ...maybePaid(due, 1000),
  }),
];

const noOrder = (name: string): StateOfScreen =>
  state(
    name,
    'A link that names no order',
    'This link does not say which order to pay. Please open your order in the app.',
    { query: { orderId: '', productId: '' } },
  );

const earlier = (type: '1' | '2'): readonly StateOfScreen[] => [
  state(`type-${type}`, type === '1' ? 'A pay code' : 'A QR code', payCode.payCode, {
    query: { type },
    ...checked(periodPlan()),
  }),
  state(`type-${type}-long`, `The longest words, type ${type}`, longPayCode.payCode, {
    query: { type },
    ...checked(periodPlan(long)),
  }),
];

/** The states of the page to repay by code, earlier variant. */
export const repaymentOfCode = statesOf('repaymentOfCode', [
  ...earlier('1'),
  ...earlier('2'),
  ...ofBoth,
  noOrder('none'),
  state('no-code', 'What is stored has no code', ofNoCode, {
    ...kept(periodPlan({ defDetail: null })),
    answers: { readPeriodPlan: noCode },
  }),
]);

/** The states of the page to repay by code. */
export const repaymentOfCode2 = statesOf('repaymentOfCode2', [
  state('stored', 'A code that the page before has stored', payCode.payCode, checked(periodPlan())),
  state('fetched', 'From a push or SMS link', payCode.payCode, {
    answers: { readPeriodPlan: ok(periodPlan()), ...unpaid },
  }),
  state('long', 'The longest words and amounts', longPayCode.payCode, checked(periodPlan(long))),
  state(
    'no-steps',
    'A code without instructions',
    payCode.payCode,
    checked(periodPlan({ defDetail: { ...payCode, logo: '', title: '', payNotice: [] } })),
  ),
  ...ofBoth,
  state('no-code', 'The order has no code', ofNoCode, { answers: { readPeriodPlan: noCode } }),
  noOrder('no-order'),
  ...withOrderAfterNo(beforeData({ call: 'readPeriodPlan' })),
]);

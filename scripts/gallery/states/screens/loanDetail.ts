import { paymentStatusText } from '../../../../shared/payments/messages.ts';
import { beforeData, refusal, stale, withoutParameter } from '../data/failures.ts';
import { due, dueNext, order, planAt, products, sentPayment } from '../data/order.ts';
import { lengthened, longName, longText, unsafe } from '../data/words.ts';
import {
  type Answer,
  ofOrder,
  ok,
  refused,
  type StateOfScreen,
  type Step,
  secondsAgo,
  state,
  statesOf,
} from '../State.ts';

type Changes = Parameters<typeof order>[1];

const words: { readonly [status: number]: readonly [text: string, description: string] } = {
  21: ['Under review', 'We are checking your application. This takes up to 1 day.'],
  110: ['Application not approved', 'We cannot lend to you at the moment. You can apply again in 30 days.'],
  151: ['Loan not released', 'The money could not be sent to your account. Please check the account.'],
  170: ['Repayment due', 'Please repay by 2026-05-04.'],
  174: ['Due today', 'Please repay today.'],
  180: ['Overdue', 'Your repayment is 3 days late.'],
  200: ['Settled', 'Thank you. Your loan is repaid.'],
};

const orderIn = (status: number, changes: Changes = {}): Answer => {
  const [noticeStatusText, noticeDesText] = words[status] ?? ['An order', 'A word from the service.'];
  return ok(order(status, { noticeStatusText, noticeDesText, ...changes }));
};

const given = (readOrder: Answer) => ({ answers: { readOrder } });

const inStatus = (status: number, changes: Changes = {}) => given(orderIn(status, changes));

const inEveryStatus: readonly StateOfScreen[] = [
  ...[21, 110, 151].map((status) => state(`${status}`, words[status]?.[0] ?? '', inStatus(status))),
  state('21-market', 'Click to view more products', inStatus(21, { recProducts: products })),
  state('170', 'Repayment', inStatus(170)),
  ...[174, 180].flatMap((status) => [
    state(`${status}`, 'Repayment', inStatus(status)),
    state(`${status}-delay`, 'Short of money?', inStatus(status, { isDelay: 1 })),
  ]),
  state('200', 'Borrow Again', inStatus(200)),
  state('unknown-status', 'An order', inStatus(999)),
];

const withFacts: readonly StateOfScreen[] = [
  state('plan', 'Left to pay: {left} of {total}', given(due)),
  state('plan-late', 'Left to pay: {left}', {
    ...inStatus(180, { facts: { dueAmount: 725_000, daysLate: 3, totalLeft: 725_000, plan: planAt(2, 'late') } }),
  }),
  state('offer', 'See your offer', inStatus(100, { facts: { offer: true } })),
  state('unconfirmed', paymentStatusText.mayBePaid.text, {
    ...sentPayment({ state: 'unconfirmed', reference: '' }),
    ...given(due),
  }),
  state('paid', 'Paid. Thank you', { ...sentPayment(), ...given(dueNext) }),
];

const scoring = (...steps: readonly Step[]) => ({ ...inStatus(200, { isScore: '1' }), steps });

const sendingScore = (stars: string, rateStore: Answer) => ({
  answers: { readOrder: orderIn(200, { isScore: '1' }), rateStore },
  steps: [{ pick: stars }, { press: 'Send' }],
});

const confirmed = { stored: { confirmed: { ...ofOrder, ofOrder: '{order}', atMs: secondsAgo(5) } } };

const popups: readonly StateOfScreen[] = [
  state('confirmed', 'Your loan is confirmed', { ...confirmed, ...inStatus(170) }),
  state('withdraw', 'Withdraw Now', { ...inStatus(151, { reyMsg: 'Your ₱3,000.00 are ready.', h5Url: '{origin}/' }) }),
  state('withdraw-nowhere', 'Withdraw Now', { ...inStatus(151, { reyMsg: 'Your ₱3,000.00 are ready.' }) }),
  state(
    'bank',
    'Add a bank account',
    inStatus(151, { cardNeedPop: 1, cardPopTitle: 'One more step', cardPopMsg: 'Tell us your account.' }),
  ),
  state('tips', 'Kind tips', inStatus(170, { KindTipsMsg: 'Pay a day early.\nKeep the deposit slip.' })),
  state(
    'popup-long',
    'Add a bank account',
    inStatus(151, { cardNeedPop: 1, cardPopTitle: longName, cardPopMsg: longText.repeat(3) }),
  ),
  state('score', 'How do you like our service?', scoring()),
  refusal('score-refused', 'You have rated us before.', (answer) => sendingScore('4', answer)),
  state('score-thanks', 'We will work on it.', sendingScore('2', ok(null))),
];

const others: readonly StateOfScreen[] = [
  stale('readOrder', orderIn(170), 'Repayment due'),
  state('loading-long', 'Still loading: slow connection…', { ...given('hang'), steps: [{ wait: 8 }] }),
  state('unknown-order', 'We cannot find this order', given(refused('We cannot find this order.', '4040'))),
  state('broken', 'The problem is on our side. Please try again in a while.', given({ status: 500, body: '' })),
  state('forbidden', 'This page is for another account', given({ status: 403, body: '' })),
  state(
    'redirect-refused',
    'We cannot open this link here. Try another way, or call us.',
    inStatus(170, { playeduL: unsafe }),
  ),
  state('bare', 'Repayment', given(ok({ orderStatus: 170 }))),
  state('long', longName, given(ok(lengthened(order(174))))),
  state('market-long', 'Click to view more products', inStatus(21, { recProducts: lengthened(products) })),
];

/** The states of the order page. */
export const loanDetail = statesOf('loanDetail', [
  ...inEveryStatus,
  ...withFacts,
  ...popups,
  ...others,
  ...beforeData({ call: 'readOrder' }),
  state('signed-out', 'You are logged out', given(refused('Your session has ended.', '4001'))),
  withoutParameter('orderId'),
]);

/** The states of the order's summary on the repayment method page. */
export const borrowDetail = statesOf('borrowDetail', [
  state(
    'settled',
    'See your order',
    given(ok(order(200, { noticeStatusText: 'Settled', noticeDesText: 'Thank you.' }))),
  ),
  state('due', 'Repayment due', given(ok(order(170)))),
  state('long', longName, given(ok(lengthened(order(180))))),
  stale('readOrder', ok(order(170)), 'Repayment due'),
  state('paid-in-full', 'Nothing is left to pay on this order.', { ...sentPayment(), ...given(ok(order(200))) }),
  state('changed', 'Your order now says {amount}, due {date}.', {
    ...sentPayment({ way: 'channel', place: 'Sample Wallet', state: 'opened' }),
    ...given(ok(order(170, { facts: { dueAmount: 120_000, dueDate: '2026-05-04' } }))),
  }),
  state('overdue', 'I paid but it does not show', { ...sentPayment({}, 1000), ...given(due) }),
  ...beforeData({ call: 'readOrder' }),
  withoutParameter('orderId'),
]);

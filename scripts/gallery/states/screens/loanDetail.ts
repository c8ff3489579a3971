import { garbage, ok, refused } from '../answers.ts';
import { beforeData, checkingAgain, refusal, stale, withoutParameter } from '../data/failures.ts';
import { ofOrder, secondsAgo } from '../data/kept.ts';
import { agreements } from '../data/offer.ts';
import { longOrder, longProducts, order, products } from '../data/order.ts';
import { longName, longText, unsafe } from '../data/words.ts';
import { type Answer, type StateOfScreen, type Step, state, statesOf } from '../State.ts';

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
  ...[21, 110, 151].flatMap((status) => [
    state(`${status}`, `Status ${status}`, words[status]?.[0] ?? '', inStatus(status)),
    state(`${status}-market`, `Status ${status} with recommended products`, 'Click to view more products', {
      ...inStatus(status, { recProducts: products }),
    }),
  ]),
  state('170', 'Status 170', 'Repayment', inStatus(170)),
  ...[174, 180].flatMap((status) => [
    state(`${status}`, `Status ${status} without a rollover`, 'Repayment', inStatus(status)),
    state(`${status}-delay`, `Status ${status} with a rollover`, 'Short of money?', {
      ...inStatus(status, { isDelay: 1 }),
    }),
  ]),
  state('200', 'Status 200', 'Borrow Again', inStatus(200)),
  ...[21, 110, 151, 170, 200].map((status) =>
    state(
      `${status}-delay`,
      `Status ${status} with a rollover, for which it is not the time`,
      words[status]?.[0] ?? '',
      { ...inStatus(status, { isDelay: 1 }) },
    ),
  ),
  state('unknown-status', 'A status that the app does not know', 'An order', inStatus(999)),
];

const scoring = (...steps: readonly Step[]) => ({ ...inStatus(200, { isScore: '1' }), steps });

const sendingScore = (stars: string, rateStore: Answer) => ({
  answers: { readOrder: orderIn(200, { isScore: '1' }), rateStore },
  steps: [{ pick: stars }, { press: 'Send' }],
});

const confirmed = { stored: { confirmed: { ...ofOrder, ofOrder: '{order}', atMs: secondsAgo(5) } } };

const taken: readonly StateOfScreen[] = [
  state('confirmed', 'A loan that was taken just now', 'Your loan is confirmed', { ...confirmed, ...inStatus(170) }),
  state('confirmed-review', 'A loan that was taken just now, and that the service still looks at', 'Under review', {
    ...confirmed,
    ...inStatus(21),
  }),
  state(
    'confirmed-refused',
    'A loan that was taken just now, and that the service then refused',
    'Application not approved',
    { ...confirmed, ...inStatus(110) },
  ),
];

const popups: readonly StateOfScreen[] = [
  state('withdraw', 'Popup: the money is ready', 'Withdraw Now', {
    ...inStatus(151, { reyMsg: 'Your ₱3,000.00 are ready.', h5Url: '{origin}/' }),
  }),
  state(
    'withdraw-nowhere',
    'Popup: the money is ready, and the service names no address for it',
    'You cannot withdraw it from this page.',
    { ...inStatus(151, { reyMsg: 'Your ₱3,000.00 are ready.' }), steps: [{ press: 'Withdraw Now' }] },
  ),
  state('bank', 'Popup: a bank account is missing', 'Bind a bank account', {
    ...inStatus(151, { cardNeedPop: 1, cardPopTitle: 'One more step', cardPopMsg: 'Tell us your account.' }),
  }),
  state('bank-untitled', 'Popup: a bank account, without a title of the service', 'Bank account', {
    ...inStatus(151, { cardNeedPop: 1, cardPopMsg: 'Tell us your account.' }),
  }),
  state('tips', 'Popup: kind tips', 'Kind tips', {
    ...inStatus(170, { KindTipsMsg: 'Pay a day early.\nKeep the deposit slip.' }),
  }),
  state('tips-seen', 'Kind tips that were seen before', 'Repayment', {
    stored: { bankTipSeen: { ...ofOrder, atMs: secondsAgo(300) } },
    ...inStatus(170, { KindTipsMsg: 'Pay a day early.' }),
  }),
  state('popup-long', 'Popup at length', 'Bind a bank account', {
    ...inStatus(151, { cardNeedPop: 1, cardPopTitle: longName, cardPopMsg: longText.repeat(3) }),
  }),
  state('second-popup', 'Popup: the second of two', 'Kind tips', {
    ...inStatus(170, { reyMsg: 'Your money is ready.', KindTipsMsg: 'Pay a day early.' }),
    steps: [{ press: 'Cancel' }],
  }),
  state('score', 'Popup: the score', 'How do you like our service?', scoring()),
  state('score-chosen', 'Popup: the score, three stars chosen', 'How do you like our service?', {
    ...scoring({ pick: '3' }),
  }),
  state('score-none', 'Popup: the score, sent without a star', 'Silakan pilih', scoring({ press: 'Send' })),
  state('score-sending', 'Popup: the score on its way', 'How do you like our service?', {
    ...sendingScore('5', 'hang'),
  }),
  refusal('score-refused', 'Popup: the score is refused', 'You have rated us before.', (answer) =>
    sendingScore('4', answer),
  ),
  state('score-thanks', 'Popup: thanks for a low score', 'Thank you for telling us. We will work on it.', {
    ...sendingScore('2', ok(null)),
  }),
];

const openingContracts = (listAgreements: Answer, status = 170) => ({
  answers: { readOrder: orderIn(status), listAgreements },
  steps: [{ press: 'Your contracts' }],
});

const openingContract = (openAgreement: Answer) => ({
  answers: { readOrder: orderIn(170), listAgreements: ok(agreements), openAgreement },
  steps: [{ press: 'Your contracts' }, { press: 'Loan agreement' }],
});

const contracts: readonly StateOfScreen[] = [
  state('contracts', 'The contracts of the order', 'Loan agreement', openingContracts(ok(agreements))),
  state('contracts-opening', 'The contracts of the order, one of them being opened', 'Loan agreement', {
    ...openingContract('hang'),
  }),
  refusal('contracts-refused', 'A contract that cannot be opened', 'It is not there.', openingContract),
  state('contracts-loading', 'The contracts of the order on their way', 'Close', openingContracts('hang')),
  state('contracts-none', 'There is no contract to show', 'There is no contract to show for this order.', {
    ...openingContracts(ok([]), 110),
  }),
  state('contracts-failed', 'The contracts do not come', 'Your contracts cannot be shown right now.', {
    ...openingContracts('drop'),
  }),
];

const others: readonly StateOfScreen[] = [
  stale('readOrder', orderIn(170), 'Repayment due'),
  checkingAgain('readOrder', orderIn(170), 'Repayment due'),
  state('loading-long', 'On its way for eight seconds', 'Still waiting: the line is slow…', {
    ...given('hang'),
    steps: [{ wait: 8 }],
  }),
  state('refused-long', 'Refused at length', 'Retry', given(refused(longText))),
  state('unknown-order', 'There is no such order, or it is another borrower’s', 'We cannot find this order', {
    ...given(refused('We cannot find this order.', '4040')),
  }),
  state('forbidden', 'Another account is signed in', 'This page is for another account', {
    ...given({ status: 403, body: '' }),
  }),
  state(
    'garbage',
    'A proxy answers in the service’s place',
    'The service has a problem right now. Please try again in a while.',
    { ...given(garbage) },
  ),
  state('redirect-refused', 'Sent on to an address that is not safe', 'This link is not safe to open.', {
    ...inStatus(170, { playeduL: unsafe }),
  }),
  state('bare', 'An order of which the service says next to nothing', 'Repayment', {
    ...given(ok({ orderStatus: 170 })),
  }),
  state('long', 'The longest words', longName, given(ok(longOrder(174)))),
  state('market-long', 'Products in the longest words', 'Click to view more products', {
    ...inStatus(21, { recProducts: longProducts }),
  }),
  state('order', 'At the address that the app opens after a bank account is bound', 'Loan not released', {
    at: '/order',
    query: { source: 'loanDetail' },
    ...inStatus(151),
  }),
];

/** The states of the order page. */
export const loanDetail = statesOf('loanDetail', [
  ...inEveryStatus,
  ...taken,
  ...popups,
  ...contracts,
  ...others,
  ...beforeData({ call: 'readOrder' }),
  withoutParameter('orderId'),
]);

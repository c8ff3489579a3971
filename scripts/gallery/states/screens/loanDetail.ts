import { garbage, ok, refused } from '../answers.ts';
import { beforeData, checkingAgain, refusing, stale, withoutParameter } from '../data/failures.ts';
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
    state(`${status}`, `Status ${status}`, { ...inStatus(status), shows: words[status]?.[0] ?? '' }),
    state(`${status}-market`, `Status ${status} with recommended products`, {
      ...inStatus(status, { recProducts: products }),
      shows: 'Click to view more products',
    }),
  ]),
  state('170', 'Status 170', { ...inStatus(170), shows: 'Repayment' }),
  ...[174, 180].flatMap((status) => [
    state(`${status}`, `Status ${status} without a rollover`, { ...inStatus(status), shows: 'Repayment' }),
    state(`${status}-delay`, `Status ${status} with a rollover`, {
      ...inStatus(status, { isDelay: 1 }),
      shows: 'Short of money?',
    }),
  ]),
  state('200', 'Status 200', { ...inStatus(200), shows: 'Borrow Again' }),
  ...[21, 110, 151, 170, 200].map((status) =>
    state(`${status}-delay`, `Status ${status} with a rollover, for which it is not the time`, {
      ...inStatus(status, { isDelay: 1 }),
      shows: words[status]?.[0] ?? '',
    }),
  ),
  state('unknown-status', 'A status that the app does not know', { ...inStatus(999), shows: 'An order' }),
];

const scoring = (...steps: readonly Step[]) => ({ ...inStatus(200, { isScore: '1' }), steps });

const sendingScore = (stars: string, rateStore: Answer) => ({
  answers: { readOrder: orderIn(200, { isScore: '1' }), rateStore },
  steps: [{ pick: stars }, { press: 'Send' }],
});

const confirmed = { stored: { confirmed: { ...ofOrder, ofOrder: '{order}', atMs: secondsAgo(5) } } };

const taken: readonly StateOfScreen[] = [
  state('confirmed', 'A loan that was taken just now', {
    ...confirmed,
    ...inStatus(170),
    shows: 'Your loan is confirmed',
  }),
  state('confirmed-review', 'A loan that was taken just now, and that the service still looks at', {
    ...confirmed,
    ...inStatus(21),
    shows: 'Under review',
  }),
  state('confirmed-refused', 'A loan that was taken just now, and that the service then refused', {
    ...confirmed,
    ...inStatus(110),
    shows: 'Application not approved',
  }),
];

const popups: readonly StateOfScreen[] = [
  state('withdraw', 'Popup: the money is ready', {
    ...inStatus(151, { reyMsg: 'Your ₱3,000.00 are ready.', h5Url: '{origin}/' }),
    shows: 'Withdraw Now',
  }),
  state('withdraw-nowhere', 'Popup: the money is ready, and the service names no address for it', {
    ...inStatus(151, { reyMsg: 'Your ₱3,000.00 are ready.' }),
    steps: [{ press: 'Withdraw Now' }],
    shows: 'You cannot withdraw it from this page.',
  }),
  state('bank', 'Popup: a bank account is missing', {
    ...inStatus(151, { cardNeedPop: 1, cardPopTitle: 'One more step', cardPopMsg: 'Tell us your account.' }),
    shows: 'Bind a bank account',
  }),
  state('bank-untitled', 'Popup: a bank account, without a title of the service', {
    ...inStatus(151, { cardNeedPop: 1, cardPopMsg: 'Tell us your account.' }),
    shows: 'Bank account',
  }),
  state('tips', 'Popup: kind tips', {
    ...inStatus(170, { KindTipsMsg: 'Pay a day early.\nKeep the deposit slip.' }),
    shows: 'Kind tips',
  }),
  state('tips-seen', 'Kind tips that were seen before', {
    stored: { bankTipSeen: { ...ofOrder, atMs: secondsAgo(300) } },
    ...inStatus(170, { KindTipsMsg: 'Pay a day early.' }),
    shows: 'Repayment',
  }),
  state('popup-long', 'Popup at length', {
    ...inStatus(151, { cardNeedPop: 1, cardPopTitle: longName, cardPopMsg: longText.repeat(3) }),
    shows: 'Bind a bank account',
  }),
  state('second-popup', 'Popup: the second of two', {
    ...inStatus(170, { reyMsg: 'Your money is ready.', KindTipsMsg: 'Pay a day early.' }),
    steps: [{ press: 'Cancel' }],
    shows: 'Kind tips',
  }),
  state('score', 'Popup: the score', { ...scoring(), shows: 'How do you like our service?' }),
  state('score-chosen', 'Popup: the score, three stars chosen', {
    ...scoring({ pick: '3' }),
    shows: 'How do you like our service?',
  }),
  state('score-none', 'Popup: the score, sent without a star', {
    ...scoring({ press: 'Send' }),
    shows: 'Silakan pilih',
  }),
  state('score-sending', 'Popup: the score on its way', {
    ...sendingScore('5', 'hang'),
    shows: 'How do you like our service?',
  }),
  state(
    'score-refused',
    'Popup: the score is refused',
    refusing((answer) => sendingScore('4', answer), 'You have rated us before.'),
  ),
  state('score-thanks', 'Popup: thanks for a low score', {
    ...sendingScore('2', ok(null)),
    shows: 'Thank you for telling us. We will work on it.',
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
  state('contracts', 'The contracts of the order', { ...openingContracts(ok(agreements)), shows: 'Loan agreement' }),
  state('contracts-opening', 'The contracts of the order, one of them being opened', {
    ...openingContract('hang'),
    shows: 'Loan agreement',
  }),
  state('contracts-refused', 'A contract that cannot be opened', refusing(openingContract, 'It is not there.')),
  state('contracts-loading', 'The contracts of the order on their way', {
    ...openingContracts('hang'),
    shows: 'Close',
  }),
  state('contracts-none', 'There is no contract to show', {
    ...openingContracts(ok([]), 110),
    shows: 'There is no contract to show for this order.',
  }),
  state('contracts-failed', 'The contracts do not come', {
    ...openingContracts('drop'),
    shows: 'Your contracts cannot be shown right now.',
  }),
];

const others: readonly StateOfScreen[] = [
  stale('readOrder', orderIn(170), 'Repayment due'),
  checkingAgain('readOrder', orderIn(170), 'Repayment due'),
  state('loading-long', 'On its way for eight seconds', {
    ...given('hang'),
    steps: [{ wait: 8 }],
    shows: 'Still waiting: the line is slow…',
  }),
  state('refused-long', 'Refused at length', { ...given(refused(longText)), shows: 'Retry' }),
  state('unknown-order', 'There is no such order, or it is another borrower’s', {
    ...given(refused('We cannot find this order.', '4040')),
    shows: 'We cannot find this order',
  }),
  state('forbidden', 'Another account is signed in', {
    ...given({ status: 403, body: '' }),
    shows: 'This page is for another account',
  }),
  state('garbage', 'A proxy answers in the service’s place', {
    ...given(garbage),
    shows: 'The service has a problem right now. Please try again in a while.',
  }),
  state('redirect-refused', 'Sent on to an address that is not safe', {
    ...inStatus(170, { playeduL: unsafe }),
    shows: 'This link is not safe to open.',
  }),
  state('bare', 'An order of which the service says next to nothing', {
    ...given(ok({ orderStatus: 170 })),
    shows: 'Repayment',
  }),
  state('long', 'The longest words', { ...given(ok(longOrder(174))), shows: longName }),
  state('market-long', 'Products in the longest words', {
    ...inStatus(21, { recProducts: longProducts }),
    shows: 'Click to view more products',
  }),
  state('order', 'At the address that the app opens after a bank account is bound', {
    at: '/order',
    query: { source: 'loanDetail' },
    ...inStatus(151),
    shows: 'Loan not released',
  }),
];

/** The order page. */
export const loanDetail = statesOf('loanDetail', [
  ...inEveryStatus,
  ...taken,
  ...popups,
  ...contracts,
  ...others,
  ...beforeData({ call: 'readOrder' }),
  withoutParameter('orderId'),
]);

import { garbage, ok, refused } from '../answers.ts';
import { beforeData, withoutParameter } from '../data/failures.ts';
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

const inStatus = (status: number, changes: Changes = {}): Answer => {
  const [noticeStatusText, noticeDesText] = words[status] ?? ['An order', 'A word from the service.'];
  return ok(order(status, { noticeStatusText, noticeDesText, ...changes }));
};

const inEveryStatus: readonly StateOfScreen[] = [
  ...[21, 110, 151].flatMap((status) => [
    state(`${status}`, `Status ${status}`, {
      answers: { readOrder: inStatus(status) },
      shows: words[status]?.[0] ?? '',
    }),
    state(`${status}-market`, `Status ${status} with recommended products`, {
      answers: { readOrder: inStatus(status, { recProducts: products }) },
      shows: 'Click to view more products',
    }),
  ]),
  state('170', 'Status 170', { answers: { readOrder: inStatus(170) }, shows: 'Repayment' }),
  ...[174, 180].flatMap((status) => [
    state(`${status}`, `Status ${status} without a rollover`, {
      answers: { readOrder: inStatus(status) },
      shows: 'Repayment',
    }),
    state(`${status}-delay`, `Status ${status} with a rollover`, {
      answers: { readOrder: inStatus(status, { isDelay: 1 }) },
      shows: 'Short of money?',
    }),
  ]),
  state('200', 'Status 200', { answers: { readOrder: inStatus(200) }, shows: 'Borrow Again' }),
  ...[21, 110, 151, 170, 200].map((status) => ({
    name: `${status}-delay`,
    title: `Status ${status} with a rollover, for which it is not the time`,
    answers: { readOrder: inStatus(status, { isDelay: 1 }) },
    shows: words[status]?.[0] ?? '',
  })),
  state('unknown-status', 'A status that the app does not know', {
    answers: { readOrder: inStatus(999) },
    shows: 'An order',
  }),
];

const score: Changes = { isScore: '1' };

const confirmed = { stored: { confirmed: { ...ofOrder, ofOrder: '{order}', atMs: secondsAgo(5) } } };

const taken: readonly StateOfScreen[] = [
  state('confirmed', 'A loan that was taken just now', {
    ...confirmed,
    answers: { readOrder: inStatus(170) },
    shows: 'Your loan is confirmed',
  }),
  state('confirmed-review', 'A loan that was taken just now, and that the service still looks at', {
    ...confirmed,
    answers: { readOrder: inStatus(21) },
    shows: 'Under review',
  }),
  state('confirmed-refused', 'A loan that was taken just now, and that the service then refused', {
    ...confirmed,
    answers: { readOrder: inStatus(110) },
    shows: 'Application not approved',
  }),
];

const popups: readonly StateOfScreen[] = [
  state('withdraw', 'Popup: the money is ready', {
    answers: { readOrder: inStatus(151, { reyMsg: 'Your ₱3,000.00 are ready.', h5Url: '{origin}/' }) },
    shows: 'Withdraw Now',
  }),
  state('withdraw-nowhere', 'Popup: the money is ready, and the service names no address for it', {
    answers: { readOrder: inStatus(151, { reyMsg: 'Your ₱3,000.00 are ready.' }) },
    steps: [{ press: 'Withdraw Now' }],
    shows: 'You cannot withdraw it from this page.',
  }),
  state('bank', 'Popup: a bank account is missing', {
    answers: {
      readOrder: inStatus(151, { cardNeedPop: 1, cardPopTitle: 'One more step', cardPopMsg: 'Tell us your account.' }),
    },
    shows: 'Bind a bank account',
  }),
  state('bank-untitled', 'Popup: a bank account, without a title of the service', {
    answers: { readOrder: inStatus(151, { cardNeedPop: 1, cardPopMsg: 'Tell us your account.' }) },
    shows: 'Bank account',
  }),
  state('tips', 'Popup: kind tips', {
    answers: { readOrder: inStatus(170, { KindTipsMsg: 'Pay a day early.\nKeep the deposit slip.' }) },
    shows: 'Kind tips',
  }),
  state('tips-seen', 'Kind tips that were seen before', {
    stored: { bankTipSeen: { ...ofOrder, atMs: secondsAgo(300) } },
    answers: { readOrder: inStatus(170, { KindTipsMsg: 'Pay a day early.' }) },
    shows: 'Repayment',
  }),
  state('popup-long', 'Popup at length', {
    answers: { readOrder: inStatus(151, { cardNeedPop: 1, cardPopTitle: longName, cardPopMsg: longText.repeat(3) }) },
    shows: 'Bind a bank account',
  }),
  state('second-popup', 'Popup: the second of two', {
    answers: { readOrder: inStatus(170, { reyMsg: 'Your money is ready.', KindTipsMsg: 'Pay a day early.' }) },
    steps: [{ press: 'Cancel' }],
    shows: 'Kind tips',
  }),
  state('score', 'Popup: the score', {
    answers: { readOrder: inStatus(200, score) },
    shows: 'How do you like our service?',
  }),
  state('score-chosen', 'Popup: the score, three stars chosen', {
    answers: { readOrder: inStatus(200, score) },
    steps: [{ pick: '3' }],
    shows: 'How do you like our service?',
  }),
  state('score-none', 'Popup: the score, sent without a star', {
    answers: { readOrder: inStatus(200, score) },
    steps: [{ press: 'Send' }],
    shows: 'Silakan pilih',
  }),
  state('score-sending', 'Popup: the score on its way', {
    answers: { readOrder: inStatus(200, score), rateStore: 'hang' },
    steps: [{ pick: '5' }, { press: 'Send' }],
    shows: 'How do you like our service?',
  }),
  state('score-refused', 'Popup: the score is refused', {
    answers: { readOrder: inStatus(200, score), rateStore: refused('You have rated us before.') },
    steps: [{ pick: '4' }, { press: 'Send' }],
    shows: 'You have rated us before.',
  }),
  state('score-thanks', 'Popup: thanks for a low score', {
    answers: { readOrder: inStatus(200, score), rateStore: ok(null) },
    steps: [{ pick: '2' }, { press: 'Send' }],
    shows: 'Thank you for telling us. We will work on it.',
  }),
];

const openContracts: readonly Step[] = [{ press: 'Your contracts' }];

const contracts: readonly StateOfScreen[] = [
  state('contracts', 'The contracts of the order', {
    answers: { readOrder: inStatus(170), listAgreements: ok(agreements) },
    steps: openContracts,
    shows: 'Loan agreement',
  }),
  state('contracts-opening', 'The contracts of the order, one of them being opened', {
    answers: { readOrder: inStatus(170), listAgreements: ok(agreements), openAgreement: 'hang' },
    steps: [...openContracts, { press: 'Loan agreement' }],
    shows: 'Loan agreement',
  }),
  state('contracts-refused', 'A contract that cannot be opened', {
    answers: { readOrder: inStatus(170), listAgreements: ok(agreements), openAgreement: refused('It is not there.') },
    steps: [...openContracts, { press: 'Loan agreement' }],
    shows: 'It is not there.',
  }),
  state('contracts-loading', 'The contracts of the order on their way', {
    answers: { readOrder: inStatus(170), listAgreements: 'hang' },
    steps: openContracts,
    shows: 'Close',
  }),
  state('contracts-none', 'There is no contract to show', {
    answers: { readOrder: inStatus(110), listAgreements: ok([]) },
    steps: openContracts,
    shows: 'There is no contract to show for this order.',
  }),
  state('contracts-failed', 'The contracts do not come', {
    answers: { readOrder: inStatus(170), listAgreements: 'drop' },
    steps: openContracts,
    shows: 'Your contracts cannot be shown right now.',
  }),
];

const others: readonly StateOfScreen[] = [
  state('stale', 'Read again, and the line breaks', {
    answers: { readOrder: [inStatus(170), 'drop'] },
    steps: [{ see: 'Repayment due' }, { return: true }],
    shows: 'Not up to date: last checked at {time}',
  }),
  state('checking', 'Being read again', {
    answers: { readOrder: [inStatus(170), 'hang'] },
    steps: [{ see: 'Repayment due' }, { return: true }],
    shows: 'Checked at {time}. Checking again…',
  }),
  state('loading-long', 'On its way for eight seconds', {
    answers: { readOrder: 'hang' },
    steps: [{ wait: 8 }],
    shows: 'Still waiting: the line is slow…',
  }),
  state('refused-long', 'Refused at length', { answers: { readOrder: refused(longText) }, shows: 'Retry' }),
  state('unknown-order', 'There is no such order, or it is another borrower’s', {
    answers: { readOrder: refused('We cannot find this order.', '4040') },
    shows: 'We cannot find this order',
  }),
  state('forbidden', 'Another account is signed in', {
    answers: { readOrder: { status: 403, body: '' } },
    shows: 'This page is for another account',
  }),
  state('garbage', 'A proxy answers in the service’s place', {
    answers: { readOrder: garbage },
    shows: 'The service has a problem right now. Please try again in a while.',
  }),
  state('redirect-refused', 'Sent on to an address that is not safe', {
    answers: { readOrder: inStatus(170, { playeduL: unsafe }) },
    shows: 'This link is not safe to open.',
  }),
  state('bare', 'An order of which the service says next to nothing', {
    answers: { readOrder: ok({ orderStatus: 170 }) },
    shows: 'Repayment',
  }),
  state('long', 'The longest words', { answers: { readOrder: ok(longOrder(174)) }, shows: longName }),
  state('market-long', 'Products in the longest words', {
    answers: { readOrder: inStatus(21, { recProducts: longProducts }) },
    shows: 'Click to view more products',
  }),
  state('order', 'At the address that the app opens after a bank account is bound', {
    at: '/order',
    query: { source: 'loanDetail' },
    answers: { readOrder: inStatus(151) },
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

import { garbage, ok, refused } from '../answers.ts';
import { beforeData, withoutParameter } from '../data/failures.ts';
import { ofOrder, secondsAgo } from '../data/kept.ts';
import { agreements } from '../data/offer.ts';
import { longOrder, longProducts, order, products } from '../data/order.ts';
import { longName, longText, unsafe } from '../data/words.ts';
import { type Answer, type StateOfScreen, type Step, statesOf } from '../State.ts';

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
    {
      name: `${status}`,
      title: `Status ${status}`,
      answers: { readOrder: inStatus(status) },
      shows: words[status]?.[0] ?? '',
    },
    {
      name: `${status}-market`,
      title: `Status ${status} with recommended products`,
      answers: { readOrder: inStatus(status, { recProducts: products }) },
      shows: 'Click to view more products',
    },
  ]),
  {
    name: '170',
    title: 'Status 170',
    answers: { readOrder: inStatus(170) },
    shows: 'Repayment',
  },
  ...[174, 180].flatMap((status) => [
    {
      name: `${status}`,
      title: `Status ${status} without a rollover`,
      answers: { readOrder: inStatus(status) },
      shows: 'Repayment',
    },
    {
      name: `${status}-delay`,
      title: `Status ${status} with a rollover`,
      answers: { readOrder: inStatus(status, { isDelay: 1 }) },
      shows: 'Short of money?',
    },
  ]),
  { name: '200', title: 'Status 200', answers: { readOrder: inStatus(200) }, shows: 'Borrow Again' },
  ...[21, 110, 151, 170, 200].map((status) => ({
    name: `${status}-delay`,
    title: `Status ${status} with a rollover, for which it is not the time`,
    answers: { readOrder: inStatus(status, { isDelay: 1 }) },
    shows: words[status]?.[0] ?? '',
  })),
  {
    name: 'unknown-status',
    title: 'A status that the app does not know',
    answers: { readOrder: inStatus(999) },
    shows: 'An order',
  },
];

const score: Changes = { isScore: '1' };

const confirmed = { stored: { confirmed: { ...ofOrder, ofOrder: '{order}', atMs: secondsAgo(5) } } };

const taken: readonly StateOfScreen[] = [
  {
    name: 'confirmed',
    title: 'A loan that was taken just now',
    ...confirmed,
    answers: { readOrder: inStatus(170) },
    shows: 'Your loan is confirmed',
  },
  {
    name: 'confirmed-review',
    title: 'A loan that was taken just now, and that the service still looks at',
    ...confirmed,
    answers: { readOrder: inStatus(21) },
    shows: 'Under review',
  },
  {
    name: 'confirmed-refused',
    title: 'A loan that was taken just now, and that the service then refused',
    ...confirmed,
    answers: { readOrder: inStatus(110) },
    shows: 'Application not approved',
  },
];

const popups: readonly StateOfScreen[] = [
  {
    name: 'withdraw',
    title: 'Popup: the money is ready',
    answers: { readOrder: inStatus(151, { reyMsg: 'Your ₱3,000.00 are ready.', h5Url: '{origin}/' }) },
    shows: 'Withdraw Now',
  },
  {
    name: 'withdraw-nowhere',
    title: 'Popup: the money is ready, and the service names no address for it',
    answers: { readOrder: inStatus(151, { reyMsg: 'Your ₱3,000.00 are ready.' }) },
    steps: [{ press: 'Withdraw Now' }],
    shows: 'You cannot withdraw it from this page.',
  },
  {
    name: 'bank',
    title: 'Popup: a bank account is missing',
    answers: {
      readOrder: inStatus(151, { cardNeedPop: 1, cardPopTitle: 'One more step', cardPopMsg: 'Tell us your account.' }),
    },
    shows: 'Bind a bank account',
  },
  {
    name: 'bank-untitled',
    title: 'Popup: a bank account, without a title of the service',
    answers: { readOrder: inStatus(151, { cardNeedPop: 1, cardPopMsg: 'Tell us your account.' }) },
    shows: 'Bank account',
  },
  {
    name: 'tips',
    title: 'Popup: kind tips',
    answers: { readOrder: inStatus(170, { KindTipsMsg: 'Pay a day early.\nKeep the deposit slip.' }) },
    shows: 'Kind tips',
  },
  {
    name: 'tips-seen',
    title: 'Kind tips that were seen before',
    stored: { bankTipSeen: { ...ofOrder, atMs: secondsAgo(300) } },
    answers: { readOrder: inStatus(170, { KindTipsMsg: 'Pay a day early.' }) },
    shows: 'Repayment',
  },
  {
    name: 'popup-long',
    title: 'Popup at length',
    answers: { readOrder: inStatus(151, { cardNeedPop: 1, cardPopTitle: longName, cardPopMsg: longText.repeat(3) }) },
    shows: 'Bind a bank account',
  },
  {
    name: 'second-popup',
    title: 'Popup: the second of two',
    answers: { readOrder: inStatus(170, { reyMsg: 'Your money is ready.', KindTipsMsg: 'Pay a day early.' }) },
    steps: [{ press: 'Cancel' }],
    shows: 'Kind tips',
  },
  {
    name: 'score',
    title: 'Popup: the score',
    answers: { readOrder: inStatus(200, score) },
    shows: 'How do you like our service?',
  },
  {
    name: 'score-chosen',
    title: 'Popup: the score, three stars chosen',
    answers: { readOrder: inStatus(200, score) },
    steps: [{ pick: '3' }],
    shows: 'How do you like our service?',
  },
  {
    name: 'score-none',
    title: 'Popup: the score, sent without a star',
    answers: { readOrder: inStatus(200, score) },
    steps: [{ press: 'Send' }],
    shows: 'Silakan pilih',
  },
  {
    name: 'score-sending',
    title: 'Popup: the score on its way',
    answers: { readOrder: inStatus(200, score), rateStore: 'hang' },
    steps: [{ pick: '5' }, { press: 'Send' }],
    shows: 'How do you like our service?',
  },
  {
    name: 'score-refused',
    title: 'Popup: the score is refused',
    answers: { readOrder: inStatus(200, score), rateStore: refused('You have rated us before.') },
    steps: [{ pick: '4' }, { press: 'Send' }],
    shows: 'You have rated us before.',
  },
  {
    name: 'score-thanks',
    title: 'Popup: thanks for a low score',
    answers: { readOrder: inStatus(200, score), rateStore: ok(null) },
    steps: [{ pick: '2' }, { press: 'Send' }],
    shows: 'Thank you for telling us. We will work on it.',
  },
];

const openContracts: readonly Step[] = [{ press: 'Your contracts' }];

const contracts: readonly StateOfScreen[] = [
  {
    name: 'contracts',
    title: 'The contracts of the order',
    answers: { readOrder: inStatus(170), listAgreements: ok(agreements) },
    steps: openContracts,
    shows: 'Loan agreement',
  },
  {
    name: 'contracts-opening',
    title: 'The contracts of the order, one of them being opened',
    answers: { readOrder: inStatus(170), listAgreements: ok(agreements), openAgreement: 'hang' },
    steps: [...openContracts, { press: 'Loan agreement' }],
    shows: 'Loan agreement',
  },
  {
    name: 'contracts-refused',
    title: 'A contract that cannot be opened',
    answers: { readOrder: inStatus(170), listAgreements: ok(agreements), openAgreement: refused('It is not there.') },
    steps: [...openContracts, { press: 'Loan agreement' }],
    shows: 'It is not there.',
  },
  {
    name: 'contracts-loading',
    title: 'The contracts of the order on their way',
    answers: { readOrder: inStatus(170), listAgreements: 'hang' },
    steps: openContracts,
    shows: 'Close',
  },
  {
    name: 'contracts-none',
    title: 'There is no contract to show',
    answers: { readOrder: inStatus(110), listAgreements: ok([]) },
    steps: openContracts,
    shows: 'There is no contract to show for this order.',
  },
  {
    name: 'contracts-failed',
    title: 'The contracts do not come',
    answers: { readOrder: inStatus(170), listAgreements: 'drop' },
    steps: openContracts,
    shows: 'Your contracts cannot be shown right now.',
  },
];

const others: readonly StateOfScreen[] = [
  {
    name: 'stale',
    title: 'Read again, and the line breaks',
    answers: { readOrder: [inStatus(170), 'drop'] },
    steps: [{ see: 'Repayment due' }, { return: true }],
    shows: 'Not up to date: last checked at {time}',
  },
  {
    name: 'checking',
    title: 'Being read again',
    answers: { readOrder: [inStatus(170), 'hang'] },
    steps: [{ see: 'Repayment due' }, { return: true }],
    shows: 'Checked at {time}. Checking again…',
  },
  {
    name: 'loading-long',
    title: 'On its way for eight seconds',
    answers: { readOrder: 'hang' },
    steps: [{ wait: 8 }],
    shows: 'Still waiting: the line is slow…',
  },
  {
    name: 'refused-long',
    title: 'Refused at length',
    answers: { readOrder: refused(longText) },
    shows: 'Retry',
  },
  {
    name: 'unknown-order',
    title: 'There is no such order, or it is another borrower’s',
    answers: { readOrder: refused('We cannot find this order.', '4040') },
    shows: 'We cannot find this order',
  },
  {
    name: 'forbidden',
    title: 'Another account is signed in',
    answers: { readOrder: { status: 403, body: '' } },
    shows: 'This page is for another account',
  },
  {
    name: 'garbage',
    title: 'A proxy answers in the service’s place',
    answers: { readOrder: garbage },
    shows: 'The service has a problem right now. Please try again in a while.',
  },
  {
    name: 'redirect-refused',
    title: 'Sent on to an address that is not safe',
    answers: { readOrder: inStatus(170, { playeduL: unsafe }) },
    shows: 'This link is not safe to open.',
  },
  {
    name: 'bare',
    title: 'An order of which the service says next to nothing',
    answers: { readOrder: ok({ orderStatus: 170 }) },
    shows: 'Repayment',
  },
  { name: 'long', title: 'The longest words', answers: { readOrder: ok(longOrder(174)) }, shows: longName },
  {
    name: 'market-long',
    title: 'Products in the longest words',
    answers: { readOrder: inStatus(21, { recProducts: longProducts }) },
    shows: 'Click to view more products',
  },
  {
    name: 'order',
    title: 'At the address that the app opens after a bank account is bound',
    at: '/order',
    query: { source: 'loanDetail' },
    answers: { readOrder: inStatus(151) },
    shows: 'Loan not released',
  },
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

import { ok, refused } from '../answers.ts';
import { beforeData } from '../data/failures.ts';
import { ofOrder, secondsAgo } from '../data/kept.ts';
import { order } from '../data/order.ts';
import { logo, longName, longWord, nowhere, unsafe } from '../data/words.ts';
import { type Answer, type Answers, type StateOfScreen, type Step, statesOf } from '../State.ts';

const card = (id: string, bankName: string, cardNo: string) => ({ id, bankName, cardNo, bankCode: 'SIB' });

const ways = (changes: { readonly [name: string]: unknown } = {}): Answer =>
  ok({
    alipay: { name: 'Sample Wallet', logo },
    repayToken: 'token',
    bankCards: [card('1', 'Sample Island Bank', '**** 6677'), card('2', 'Sample Savings Bank', '**** 1234')],
    ...changes,
  });

const query = { withholdingAmount: '320000' };
const given = { query, answers: { readRepaymentWays: ways() } };
const pick: Step = { pick: 'Sample Island Bank **** 6677' };
const pay: Step = { press: 'Pay' };
const needsCode: Answer = ok({ needValid: 1, repayRecordId: 'r1' });
const due = ok(order(170));

const paying = (commitRepayment: Answer, more: Answers = {}) => ({
  query,
  answers: { readRepaymentWays: ways(), commitRepayment, ...more },
  steps: [pick, pay],
});

const list: readonly StateOfScreen[] = [
  { name: 'list', title: 'Cards and a wallet', ...given, shows: 'Bank cards' },
  {
    name: 'no-cards',
    title: 'No card is bound',
    query,
    answers: { readRepaymentWays: ways({ bankCards: [] }) },
    shows: 'No bank card is bound yet.',
  },
  {
    name: 'no-wallet',
    title: 'Without a wallet',
    query,
    answers: { readRepaymentWays: ways({ alipay: null }) },
    shows: 'Bank cards',
  },
  {
    name: 'no-amount',
    title: 'The address names no amount',
    answers: { readRepaymentWays: ways() },
    shows: 'The amount is not known, so nothing can be paid here.',
  },
  {
    name: 'long',
    title: 'The longest names and a huge amount',
    query: { withholdingAmount: '98765432100' },
    answers: {
      readRepaymentWays: ways({
        alipay: { name: longName, logo: '' },
        bankCards: [card('1', longName, longWord), card('2', longWord, '**** 1234')],
      }),
    },
    shows: longName,
  },
  {
    name: 'bound',
    title: 'Back from binding an account',
    at: '/repaymentMethod#/?bound',
    ...given,
    shows: 'Your bank account is bound',
  },
  { name: 'chosen', title: 'A card is chosen', ...given, steps: [pick], shows: 'Bank cards' },
  { name: 'unchosen', title: 'Paid without a card', ...given, steps: [pay], shows: 'Please choose a bank card first' },
  {
    name: 'stale',
    title: 'Read again, and the line breaks',
    query,
    answers: { readRepaymentWays: [ways(), 'drop'] },
    steps: [{ see: 'Bank cards' }, { return: true }],
    shows: 'Not up to date: last checked at {time}',
  },
  { name: 'paying', title: 'The payment is on its way', ...paying('hang'), shows: 'Bank cards' },
  {
    name: 'pay-refused',
    title: 'The payment is refused',
    ...paying(refused('Your card has been declined.')),
    shows: 'Your card has been declined.',
  },
];

const type = (code: string): Step => ({ fill: 'Code from the SMS', with: code });
const asked: Step = { see: 'Code from the SMS' };
const confirm: Step = { press: 'Confirm' };

const entering = (confirmRepayment: Answer, more: Answers = {}) => ({
  ...paying(needsCode, { confirmRepayment, ...more }),
  // A tap that follows another at once was meant for what stood there before.
  steps: [pick, pay, asked, { wait: 1 }, type('123456'), confirm],
});

const code: readonly StateOfScreen[] = [
  { name: 'code', title: 'The code is asked for', ...paying(needsCode), shows: 'Code from the SMS' },
  {
    name: 'code-resend',
    title: 'Another code can be asked for',
    ...paying(needsCode),
    steps: [pick, pay, asked, { wait: 60 }],
    shows: 'get code',
  },
  {
    name: 'code-short',
    title: 'A code that is too short',
    ...paying(needsCode),
    steps: [pick, pay, asked, { wait: 1 }, type('12'), confirm],
    shows: 'Please enter the correct code',
  },
  { name: 'code-confirming', title: 'The code is being confirmed', ...entering('hang'), shows: 'Code from the SMS' },
  {
    name: 'code-wrong',
    title: 'A wrong code',
    ...entering(refused('no', '800006')),
    shows: 'verification code wrong',
  },
  {
    name: 'code-used',
    title: 'A code that was used before: its payment may have been made',
    ...entering(refused('no', '800005'), { readOrder: due }),
    shows: 'do not submit the payment request again',
  },
  {
    name: 'code-kept',
    title: 'A code that an earlier page was waiting for',
    ...given,
    stored: { cardCode: { ...ofOrder, recordId: 'r1', cardId: '2', sentAtMs: secondsAgo(300) } },
    shows: 'Choose another card',
  },
];

const doubt: readonly StateOfScreen[] = [
  {
    name: 'doubt-early',
    title: 'The answer got lost, and the order shows no payment yet',
    ...paying('drop', { readOrder: due }),
    shows: 'You may have paid already',
  },
  {
    name: 'doubt-looking',
    title: 'The answer got lost, and the page looks at the order',
    ...paying('drop', { readOrder: 'hang' }),
    shows: 'Looking what has come of it…',
  },
  {
    name: 'doubt-unknown',
    title: 'The answer got lost, and the order cannot be read',
    ...paying('drop', { readOrder: 'drop' }),
    shows: 'There is no word from the service right now.',
  },
  {
    name: 'doubt-open',
    title: 'A payment of five minutes ago that the order does not show',
    query,
    answers: { readRepaymentWays: ways(), readOrder: due },
    marks: [{ key: 'repay:7:{order}', agoSeconds: 300 }],
    shows: 'Pay again',
  },
];

const at = '/repaymentMethod#/alipayrepayment';

const wallet: readonly StateOfScreen[] = [
  { name: 'wallet', title: 'Paying by wallet', at, ...given, shows: 'Pay by wallet' },
  {
    name: 'wallet-none',
    title: 'No wallet for this order',
    at,
    query,
    answers: { readRepaymentWays: ways({ alipay: null }) },
    shows: 'This order cannot be paid by wallet.',
  },
  {
    name: 'wallet-leaving',
    title: 'The wallet’s page is being opened',
    at,
    query,
    answers: { readRepaymentWays: ways(), repayByWallet: ok({ url: nowhere }) },
    steps: [pay],
    shows: 'Pay by wallet',
  },
  {
    name: 'wallet-unsafe',
    title: 'The wallet’s address is not safe',
    at,
    query,
    answers: { readRepaymentWays: ways(), repayByWallet: ok({ url: unsafe }), readOrder: due },
    steps: [pay],
    shows: 'You may have paid already',
  },
  {
    name: 'wallet-refused',
    title: 'The wallet refuses',
    at,
    query,
    answers: { readRepaymentWays: ways(), repayByWallet: refused('Your wallet is empty.') },
    steps: [pay],
    shows: 'Your wallet is empty.',
  },
];

/** The repayment method page. */
export const repaymentMethod = statesOf('repaymentMethod', [
  ...list,
  ...code,
  ...doubt,
  ...wallet,
  ...beforeData({ call: 'readRepaymentWays', query }),
]);

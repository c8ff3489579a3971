import { printOf } from '../../../../pages/repaymentMethod/paymentLock.ts';
import type { Brand } from '../../../../shared/brand/brand.ts';
import { inMoneyOf } from '../../../sandbox/brandVoice.ts';
import { ok, refused } from '../answers.ts';
import { beforeData, refusing } from '../data/failures.ts';
import { ofOrder, secondsAgo } from '../data/kept.ts';
import { order } from '../data/order.ts';
import { logo, longName, longWord, nowhere, unsafe } from '../data/words.ts';
import { type Answer, type Answers, type SentMark, type StateOfScreen, type Step, state, statesOf } from '../State.ts';

const card = (id: string, bankName: string, cardNo: string) => ({ id, bankName, cardNo, bankCode: 'SIB' });

const someWays = (changes: { readonly [name: string]: unknown } = {}) => ({
  alipay: { name: 'Sample Wallet', logo },
  repayToken: 'token',
  bankCards: [card('1', 'Sample Island Bank', '**** 6677'), card('2', 'Sample Savings Bank', '**** 1234')],
  ...changes,
});

const ways = (changes?: Parameters<typeof someWays>[0]): Answer => ok(someWays(changes));

const query = { withholdingAmount: '320000' };
const due = ok(order(170));
// What the order says before a payment is read beside the ways to pay it.
const readable = (changes: Parameters<typeof ways>[0] = {}): Answers => ({
  readRepaymentWays: ways(changes),
  readOrder: due,
});
const given = (changes?: Parameters<typeof readable>[0]) => ({ query, answers: readable(changes) });
const pick: Step = { pick: 'Sample Island Bank **** 6677' };
const pay: Step = { press: 'Pay' };
const needsCode: Answer = ok({ needValid: 1, repayRecordId: 'r1' });

const paying = (commitRepayment: Answer, more: Answers = {}) => ({
  query,
  answers: { ...readable(), commitRepayment, ...more },
  steps: [pick, pay],
});

const list: readonly StateOfScreen[] = [
  state('list', 'Cards and a wallet', { ...given(), shows: 'Bank cards' }),
  state('no-cards', 'No card is bound', { ...given({ bankCards: [] }), shows: 'No bank card is bound yet.' }),
  state('no-wallet', 'Without a wallet', { ...given({ alipay: null }), shows: 'Bank cards' }),
  state('text-amount', 'The address gives the amount as text', {
    query: { withholdingAmount: '1,234.56' },
    answers: readable(),
    shows: 'Amount to be paid',
  }),
  state('no-amount', 'The address names no amount', {
    answers: readable(),
    shows: 'The amount is not known, so nothing can be paid here.',
  }),
  state('long', 'The longest names and a huge amount', {
    query: { withholdingAmount: '98765432100' },
    answers: readable({
      alipay: { name: longName, logo: '' },
      bankCards: [card('1', longName, longWord), card('2', longWord, '**** 1234')],
    }),
    shows: longName,
  }),
  state('bound', 'Back from binding an account', {
    at: '/repaymentMethod#/?bound',
    ...given(),
    shows: 'Your bank account is bound',
  }),
  state('chosen', 'A card is chosen', { ...given(), steps: [pick], shows: 'Bank cards' }),
  state('unchosen', 'Paid without a card', { ...given(), steps: [pay], shows: 'Please choose a bank card first' }),
  state('stale', 'Read again, and the line breaks', {
    query,
    answers: { ...readable(), readRepaymentWays: [ways(), 'drop'] },
    steps: [{ see: 'Bank cards' }, { return: true }],
    shows: 'Not up to date: last checked at {time}',
  }),
  state('paying', 'The payment is on its way', { ...paying('hang'), shows: 'Bank cards' }),
  state('pay-refused', 'The payment is refused', refusing(paying, 'Your card has been declined.')),
];

const type = (code: string): Step => ({ fill: 'Code from the SMS', with: code });
const asked: Step = { see: 'Code from the SMS' };
const confirm: Step = { press: 'Confirm' };

const atCode = (...steps: Step[]) => ({ ...paying(needsCode), steps: [pick, pay, asked, ...steps] });

const entering = (confirmRepayment: Answer) => ({
  ...paying(needsCode, { confirmRepayment }),
  // A tap that follows another at once was meant for what stood there before.
  steps: [pick, pay, asked, { wait: 1 }, type('123456'), confirm],
});

const code: readonly StateOfScreen[] = [
  state('code', 'The code is asked for', { ...paying(needsCode), shows: 'Code from the SMS' }),
  state('code-resend', 'Another code can be asked for', { ...atCode({ wait: 60 }), shows: 'get code' }),
  state('code-short', 'A code that is too short', {
    ...atCode({ wait: 1 }, type('12'), confirm),
    shows: 'Please enter the correct code',
  }),
  state('code-confirming', 'The code is being confirmed', { ...entering('hang'), shows: 'Code from the SMS' }),
  state('code-wrong', 'A wrong code', { ...entering(refused('no', '800006')), shows: 'verification code wrong' }),
  state('code-used', 'A code that was used before: its payment may have been made', {
    ...entering(refused('no', '800005')),
    shows: 'do not submit the payment request again',
  }),
  state('code-kept', 'A code that an earlier page was waiting for', {
    ...given(),
    stored: { cardCode: { ...ofOrder, recordId: 'r1', cardId: '2', sentAtMs: secondsAgo(300) } },
    shows: 'Choose another card',
  }),
];

/** What the order of these states says where a brand's service writes its amounts, as the mark of a payment keeps it. */
const dueBefore = (brand: Brand): string => {
  const said = JSON.parse(inMoneyOf(brand, JSON.stringify(order(170)))) as ReturnType<typeof order>;
  const { orderStatus, noticeStatusText, noticeDesText, userOrderDetail } = said;
  return printOf(
    {
      status: String(orderStatus),
      statusText: noticeStatusText,
      statusDescription: noticeDesText,
      details: userOrderDetail.detail.map(({ text: label, value }) => ({ label, value })),
    },
    someWays(),
  );
};

// A payment of five minutes ago.
const marked = (before?: SentMark['before']) => ({
  ...given(),
  submissionLog: [{ key: 'repay:7:order:{order}', agoSeconds: 300, ...(before && { before }) }],
});

const unconfirmed: readonly StateOfScreen[] = [
  state('unconfirmed-early', 'The answer got lost, and the order shows no payment yet', {
    ...paying('drop'),
    shows: 'You may have paid already',
  }),
  state('unconfirmed-looking', 'The answer got lost, and the page looks at the order', {
    ...paying('drop', { readOrder: [due, 'hang'] }),
    shows: 'Looking what has come of it…',
  }),
  state('unconfirmed-unknown', 'The answer got lost, and the order cannot be read', {
    ...paying('drop', { readOrder: [due, 'drop'] }),
    shows: 'The service cannot say right now what has come of it.',
  }),
  state('unconfirmed-open', 'A payment of five minutes ago that the order does not show', {
    ...marked(dueBefore),
    shows: 'Pay again',
  }),
  state('unconfirmed-changed', 'A payment of five minutes ago, and the order has changed since', {
    ...marked('another'),
    shows: 'The order has changed since. Look at it before you pay: your payment may be in it.',
  }),
  state('unconfirmed-unsure', 'A payment of five minutes ago, and nobody knows what the order said before it', {
    ...marked(),
    shows: 'It cannot be told whether your payment is in the order. Look at it before you pay.',
  }),
];

const at = '/repaymentMethod#/alipayrepayment';

const payingByWallet = (repayByWallet: Answer) => ({
  at,
  query,
  answers: { ...readable(), repayByWallet },
  steps: [pay],
});

const wallet: readonly StateOfScreen[] = [
  state('wallet', 'Paying by wallet', { at, ...given(), shows: 'Pay by wallet' }),
  state('wallet-none', 'No wallet for this order', {
    at,
    ...given({ alipay: null }),
    shows: 'This order cannot be paid by wallet.',
  }),
  state('wallet-leaving', 'The wallet’s page is being opened', {
    ...payingByWallet(ok({ url: nowhere })),
    shows: 'Pay by wallet',
  }),
  state('wallet-unsafe', 'The wallet’s address is not safe', {
    ...payingByWallet(ok({ url: unsafe })),
    shows: 'You may have paid already',
  }),
  state('wallet-refused', 'The wallet refuses', refusing(payingByWallet, 'Your wallet is empty.')),
];

/** The repayment method page. */
export const repaymentMethod = statesOf('repaymentMethod', [
  ...list,
  ...code,
  ...unconfirmed,
  ...wallet,
  ...beforeData({ call: 'readRepaymentWays', others: { readOrder: due }, query }),
]);

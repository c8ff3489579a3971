import { printOf } from '../../../../pages/repaymentMethod/paying/paymentLock.ts';
import type { Brand } from '../../../../shared/brand/brand.ts';
import { inMoneyOf } from '../../../sandbox/brandVoice.ts';
import { ok, refused } from '../answers.ts';
import { beforeData, refusal } from '../data/failures.ts';
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
// The page reads the order along with the ways to pay, to know its status before the payment.
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
  state('list', 'Cards and a wallet', 'Bank cards', given()),
  state('no-cards', 'No card is bound', 'No bank card is bound yet.', given({ bankCards: [] })),
  state('no-wallet', 'Without a wallet', 'Bank cards', given({ alipay: null })),
  state('text-amount', 'The address gives the amount as text', 'Amount to be paid', {
    query: { withholdingAmount: '1,234.56' },
    answers: readable(),
  }),
  state('no-amount', 'The address names no amount', 'The amount is not known, so nothing can be paid here.', {
    answers: readable(),
  }),
  state('long', 'The longest names and a huge amount', longName, {
    query: { withholdingAmount: '98765432100' },
    answers: readable({
      alipay: { name: longName, logo: '' },
      bankCards: [card('1', longName, longWord), card('2', longWord, '**** 1234')],
    }),
  }),
  state('bound', 'Back from binding an account', 'Your bank account is bound', {
    at: '/repaymentMethod#/?bound',
    ...given(),
  }),
  state('chosen', 'A card is chosen', 'Bank cards', { ...given(), steps: [pick] }),
  state('unchosen', 'Paid without a card', 'Please choose a bank card first', { ...given(), steps: [pay] }),
  state('stale', 'Read again, and the line breaks', 'Not up to date: last checked at {time}', {
    query,
    answers: { ...readable(), readRepaymentWays: [ways(), 'drop'] },
    steps: [{ see: 'Bank cards' }, { return: true }],
  }),
  state('paying', 'The payment is on its way', 'Bank cards', paying('hang')),
  refusal('pay-refused', 'The payment is refused', 'Your card has been declined.', paying),
];

const type = (code: string): Step => ({ fill: 'Code from the SMS', with: code });
const asked: Step = { see: 'Code from the SMS' };
const confirm: Step = { press: 'Confirm' };

const atCode = (...steps: Step[]) => ({ ...paying(needsCode), steps: [pick, pay, asked, ...steps] });

const entering = (confirmRepayment: Answer) => ({
  ...paying(needsCode, { confirmRepayment }),
  // Wait, because taps right after the previous one are ignored: they were meant for what was on screen before.
  steps: [pick, pay, asked, { wait: 1 }, type('123456'), confirm],
});

const code: readonly StateOfScreen[] = [
  state('code', 'The code is asked for', 'Code from the SMS', paying(needsCode)),
  state('code-resend', 'Another code can be asked for', 'get code', atCode({ wait: 60 })),
  state('code-short', 'A code that is too short', 'Please enter the correct code', {
    ...atCode({ wait: 1 }, type('12'), confirm),
  }),
  state('code-confirming', 'The code is being confirmed', 'Code from the SMS', entering('hang')),
  state('code-wrong', 'A wrong code', 'verification code wrong', entering(refused('no', '800006'))),
  state(
    'code-used',
    'A code that was used before: its payment may have been made',
    'do not submit the payment request again',
    { ...entering(refused('no', '800005')) },
  ),
  state('code-kept', 'A code that an earlier page was waiting for', 'Choose another card', {
    ...given(),
    stored: { cardCode: { ...ofOrder, recordId: 'r1', cardId: '2', sentAtMs: secondsAgo(300) } },
  }),
];

/** Returns these states' order as a payment's mark stores it, with amounts in the form in which the brand's service writes them. */
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

// A payment that was sent five minutes ago.
const marked = (before?: SentMark['before']) => ({
  ...given(),
  submissionLog: [{ key: 'repay:7:order:{order}', agoSeconds: 300, ...(before && { before }) }],
});

const unconfirmed: readonly StateOfScreen[] = [
  state('unconfirmed-early', 'The answer got lost, and the order shows no payment yet', 'You may have paid already', {
    ...paying('drop'),
  }),
  state('unconfirmed-looking', 'The answer got lost, and the page looks at the order', 'Looking what has come of it…', {
    ...paying('drop', { readOrder: [due, 'hang'] }),
  }),
  state(
    'unconfirmed-unknown',
    'The answer got lost, and the order cannot be read',
    'The service cannot say right now what has come of it.',
    { ...paying('drop', { readOrder: [due, 'drop'] }) },
  ),
  state('unconfirmed-signed-out', 'The answer got lost, and the session has ended', 'Log in again', {
    ...paying('drop', { readOrder: [due, refused('Your session has ended.', '4001')] }),
  }),
  state('unconfirmed-open', 'A payment of five minutes ago that the order does not show', 'Pay again', {
    ...marked(dueBefore),
  }),
  state(
    'unconfirmed-changed',
    'A payment of five minutes ago, and the order has changed since',
    'The order has changed since. Look at it before you pay: your payment may be in it.',
    { ...marked('another') },
  ),
  state(
    'unconfirmed-unsure',
    'A payment of five minutes ago, and nobody knows what the order said before it',
    'It cannot be told whether your payment is in the order. Look at it before you pay.',
    { ...marked() },
  ),
];

const at = '/repaymentMethod#/alipayrepayment';

const payingByWallet = (repayByWallet: Answer) => ({
  at,
  query,
  answers: { ...readable(), repayByWallet },
  steps: [pay],
});

const wallet: readonly StateOfScreen[] = [
  state('wallet', 'Paying by wallet', 'Pay by wallet', { at, ...given() }),
  state('wallet-none', 'No wallet for this order', 'This order cannot be paid by wallet.', {
    at,
    ...given({ alipay: null }),
  }),
  state('wallet-leaving', 'The wallet’s page is being opened', 'Pay by wallet', {
    ...payingByWallet(ok({ url: nowhere })),
  }),
  state('wallet-unsafe', 'The wallet’s address is not safe', 'You may have paid already', {
    ...payingByWallet(ok({ url: unsafe })),
  }),
  refusal('wallet-refused', 'The wallet refuses', 'Your wallet is empty.', payingByWallet),
];

/** The states of the repayment method page. */
export const repaymentMethod = statesOf('repaymentMethod', [
  ...list,
  ...code,
  ...unconfirmed,
  ...wallet,
  ...beforeData({ call: 'readRepaymentWays', others: { readOrder: due }, query }),
]);

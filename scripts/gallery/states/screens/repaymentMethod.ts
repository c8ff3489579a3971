import { paymentStatusText } from '../../../../shared/payments/messages.ts';
import { beforeData, refusal } from '../data/failures.ts';
import { order } from '../data/order.ts';
import { lengthened, logo, longName, nowhere, unsafe } from '../data/words.ts';
import {
  type Answer,
  type Answers,
  ofOrder,
  ok,
  refused,
  type StateOfScreen,
  type Step,
  secondsAgo,
  sentMark,
  state,
  statesOf,
} from '../State.ts';

const card = (id: string, bankName: string, cardNo: string) => ({ id, bankName, cardNo, bankCode: 'SIB' });

type Changes = { readonly [name: string]: unknown };

const ways = (changes: Changes = {}): Answer =>
  ok({
    alipay: { name: 'Sample Wallet', logo },
    facts: { dueAmount: 320000, owner: 'Juan D., phone ending 4567' },
    repayToken: 'token',
    bankCards: [card('1', 'Sample Island Bank', '**** 6677'), card('2', 'Sample Savings Bank', '**** 1234')],
    ...changes,
  });

const query = { withholdingAmount: '320000' };
const due = ok(order(170));
// The page reads the order along with the ways to pay, to know its status before the payment.
const readable = (changes?: Changes): Answers => ({ readRepaymentWays: ways(changes), readOrder: due });
const given = (changes?: Changes) => ({ query, answers: readable(changes) });
const pick: Step = { pick: 'Sample Island Bank' };
const pay: Step = { press: 'Pay {amount}' };
const needsCode: Answer = ok({ needValid: 1, repayRecordId: 'r1' });

const paying = (commitRepayment: Answer, more: Answers = {}) => ({
  query,
  answers: { ...readable(), commitRepayment, ...more },
  steps: [pick, pay],
});

const begun = { way: 'channel', state: 'opened', amount: '320000', place: 'Sample Wallet', atMs: secondsAgo(300) };

const list: readonly StateOfScreen[] = [
  state('list', 'Bank cards', given()),
  state('no-cards', 'No bank card yet.', given({ bankCards: [] })),
  state('no-amount', 'We do not know the amount, so you cannot pay here.', { answers: readable() }),
  state('two-amounts', 'Please choose the amount to pay first', { ...given({ facts: { dueAmount: 149999 } }) }),
  state('nothing', 'Nothing to pay on this order.', given({ facts: { dueAmount: 0 } })),
  state('begun', paymentStatusText.opened.text, {
    ...given(),
    stored: { 'payments:order:{order}': { payments: [begun] } },
  }),
  state('long', longName, {
    query: { withholdingAmount: '98765432100' },
    answers: lengthened(readable({ alipay: { name: 'Sample Wallet', logo: '' } })),
  }),
  state('bound', 'Your account is saved', { at: '/repaymentMethod#/?bound', ...given() }),
  state('unchosen', 'Please choose a bank card first', { ...given(), steps: [pay] }),
  state('stale', 'May be out of date: checked at {time}', {
    query,
    answers: { ...readable(), readRepaymentWays: [ways(), 'drop'] },
    steps: [{ see: 'Bank cards' }, { return: true }],
  }),
  state('paying', 'Bank cards', paying('hang')),
  refusal('pay-refused', 'Your card has been declined.', paying),
];

const asked: Step = { see: 'Code from the SMS' };

const entering = (confirmRepayment: Answer) => ({
  ...paying(needsCode, { confirmRepayment }),
  // Wait, because taps right after the previous one are ignored: they were meant for what was on screen before.
  steps: [
    pick,
    pay,
    asked,
    { wait: 1 },
    { fill: 'Code from the SMS', with: '123456' },
    { press: 'Confirm and pay {amount}' },
  ],
});

const code: readonly StateOfScreen[] = [
  state('code', 'Code from the SMS', paying(needsCode)),
  state('code-resend', 'get code', { ...paying(needsCode), steps: [pick, pay, asked, { wait: 60 }] }),
  state('code-wrong', 'verification code wrong', entering(refused('no', '800006'))),
  state('code-used', 'do not submit the payment request again', entering(refused('no', '800005'))),
  state('code-kept', 'Choose another card', {
    ...given(),
    stored: { cardCode: { ...ofOrder, recordId: 'r1', cardId: '2', amount: '320000', sentAtMs: secondsAgo(300) } },
  }),
];

// A payment that was sent five minutes ago.
const marked = (before?: string) => ({ ...given(), stored: sentMark('repay:order:{order}', { before }) });

const unconfirmed: readonly StateOfScreen[] = [
  state('unconfirmed-early', paymentStatusText.mayBePaid.text, paying('drop')),
  state('unconfirmed-looking', 'Checking what happened…', paying('drop', { readOrder: [due, 'hang'] })),
  state('unconfirmed-unknown', 'We cannot tell yet what happened.', paying('drop', { readOrder: [due, 'drop'] })),
  state(
    'unconfirmed-signed-out',
    'Log in again',
    paying('drop', { readOrder: [due, refused('Your session has ended.', '4001')] }),
  ),
  state('unconfirmed-open', 'Pay again', {
    ...paying('drop', { readOrder: ok(order(170, { facts: { payments: [] } })) }),
    steps: [pick, pay, { see: paymentStatusText.mayBePaid.text }, { wait: 180 }],
  }),
  state(
    'unconfirmed-changed',
    'We cannot tell whether your payment is in the order. See it before you pay.',
    marked('another'),
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
  state('wallet', 'Pay by e-wallet', { at, ...given() }),
  state('wallet-none', 'You cannot pay this order by e-wallet.', { at, ...given({ alipay: null }) }),
  state('wallet-leaving', 'Pay by e-wallet', payingByWallet(ok({ url: nowhere }))),
  state('wallet-unsafe', paymentStatusText.mayBePaid.text, payingByWallet(ok({ url: unsafe }))),
  refusal('wallet-refused', 'Your wallet is empty.', payingByWallet),
];

/** The states of the repayment method page. */
export const repaymentMethod = statesOf('repaymentMethod', [
  ...list,
  ...code,
  ...unconfirmed,
  ...wallet,
  ...beforeData({ call: 'readRepaymentWays', others: { readOrder: due }, query }),
]);

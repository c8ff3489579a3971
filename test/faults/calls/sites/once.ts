import { ok } from '../../../../scripts/gallery/states/answers.ts';
import { order } from '../../../../scripts/gallery/states/data/order.ts';
import type { Answer, State, Step } from '../../../../scripts/gallery/states/State.ts';
import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import type { CallSite, Demand } from '../CallSite.ts';
import { ARRIVED, KEPT_BACK, press, see, siteOf, somewhere, stateOf, unconfirmedSite, withAnswers } from './parts.ts';

const due = ok(order(170));
const settled = ok(order(200, { noticeStatusText: 'Settled' }));
const OF_THE_ORDER = 'See the whole order';
// After a payment that this page has sent, it reports what the order shows with this text.
const THANKS = 'Paid in full. Thank you';

const paid = {
  unconfirmed: 'You may have paid already',
  look: 'readOrder',
  open: due,
  done: settled,
  doneWords: THANKS,
  openWords: ['If the order does not show your payment'],
} as const;

const pick: Step = { pick: 'Sample Island Bank **** 6677' };
const pay = press('Pay');
const code = stateOf('repaymentMethod.code');
const entered: readonly Step[] = [
  see('Bank cards'),
  pick,
  pay,
  see('Code from the SMS'),
  { wait: 1 },
  { fill: 'Code from the SMS', with: '123456' },
];

const listed = (content: string): Answer =>
  ok({ tabs: [{ title: 'In progress', list: [{ id: 9, time: '2026-05-04 10:00:00', type: 'Collection', content }] }] });

const binding = {
  isUnconfirmed: true,
  maySendAgain: true,
  call: 'bindCard',
  before: [see('Account number')],
  trigger: [press('Next')],
  success: 'Your account is saved',
  data: 'ignored',
  // No money moves: nothing is looked up or locked, the typed text stays, and one tap sends it again.
  whenUnknown: {
    words: ['We do not know whether your account was saved', 'What you typed is still here'],
    never: ['failed'],
  },
  whenKeptBack: KEPT_BACK,
  recovery: { steps: [press('Save again')], asksAgain: true },
  recoveryOfRefusal: { steps: [press('Next')], asksAgain: true },
} as const;

const bindBank = withAnswers(stateOf('bindBank.save-refused'), { bindCard: ok(null) });
const forTheOrder = withAnswers(stateOf('bindBank.lost-for-the-order'), {
  bindCardForLoan: ok(null),
  readOrder: ok(order(151, { noticeStatusText: 'Loan not released' })),
});
// Here the list of cards replaces the form once the account is saved.
const addCard = withAnswers(stateOf('addnormalcard.empty'), {
  ...bindBank.answers,
  readRepaymentWays: ok({ alipay: null, repayToken: 't', bankCards: [] }),
});

const taken = ok(order(170));
const noLoan = ok(order(110, { noticeStatusText: 'No loan' }));

const pushed = (screen: string, call: 'pushLoan' | 'pushLegacyLoan', button: string): CallSite =>
  unconfirmedSite({
    call,
    ...(screen === 'confirmOfPeriod' && { readsAs: 'pushLoan at newLoanConfirm' }),
    state: withAnswers(stateOf(`${screen}.done`), {
      [call]: ok({ [call === 'pushLoan' ? 'lendDetailsUrl' : 'url']: somewhere }),
    }),
    before: [see('Payment Plan'), see('Disclosure statement')],
    trigger: [press(button)],
    success: ARRIVED,
    unconfirmed: 'We do not know yet whether your loan went through',
    look: 'readOrder',
    open: noLoan,
    done: taken,
    doneWords: 'Your loan is confirmed. Your order shows what happens next.',
    openWords: ['No running loan can be seen', 'No loan'],
  });

const requests: readonly CallSite[] = [
  unconfirmedSite({
    ...paid,
    call: 'commitRepayment',
    state: code,
    before: [see('Bank cards'), pick],
    trigger: [pay],
    success: 'Code from the SMS',
  }),
  unconfirmedSite({
    ...paid,
    call: 'commitRepayment',
    readsAs: 'commitRepayment at repaymentMethod',
    what: ', without a code',
    state: withAnswers(code, { commitRepayment: ok({ needValid: 0 }) }),
    before: [see('Bank cards'), pick],
    trigger: [pay],
    success: OF_THE_ORDER,
  }),
  unconfirmedSite({
    ...paid,
    call: 'commitRepayment',
    readsAs: 'commitRepayment at repaymentMethod',
    what: ', for another code',
    state: code,
    before: [see('Bank cards'), pick, pay, see('Code from the SMS'), { wait: 60 }],
    trigger: [press('get code')],
    success: 'code sent, check your phone',
  }),
  unconfirmedSite({
    ...paid,
    call: 'confirmRepayment',
    state: withAnswers(stateOf('repaymentMethod.code-wrong'), { confirmRepayment: ok(null) }),
    before: entered,
    trigger: [press('Confirm')],
    success: OF_THE_ORDER,
    data: 'ignored',
  }),
  unconfirmedSite({
    ...paid,
    call: 'repayByWallet',
    state: withAnswers(stateOf('repaymentMethod.wallet-leaving'), { repayByWallet: ok({ url: somewhere }) }),
    before: [see('Sample Wallet')],
    trigger: [pay],
    success: ARRIVED,
  }),
  pushed('newLoanConfirm', 'pushLoan', 'Loan'),
  pushed('confirmOfPeriod', 'pushLoan', 'Loan'),
  pushed('loanConfirm', 'pushLegacyLoan', 'Get the loan'),
  unconfirmedSite({
    call: 'saveComplaint',
    maySendAgain: true,
    state: stateOf('complainPageNext.sent'),
    before: [see('You will get a response')],
    trigger: [press('Send')],
    success: 'Successfully Sent',
    unconfirmed: 'It is not known whether your complaint has arrived',
    look: 'listComplaints',
    open: ok({ tabs: [] }),
    done: listed('They called me at night.'),
    doneWords: 'Successfully Sent',
    openWords: ['Your list of complaints does not show it'],
    // It goes on by itself, once the borrower has read that.
    whenGood: { ways: [] },
    data: 'ignored',
  }),
];

// What a page may say or offer only after it has read the records.
const SEEN = [
  'It does not show yet',
  'If the order does not show your payment',
  'No running loan can be seen',
  'has changed since',
];
const OFFERED = ['Pay again', 'Back to the offer', 'Make another payment', 'Go on to pay'];

// The first is longer than any request is in flight and than any lock lasts, except the one for money.
const MUCH_LATER_MS = 181_000;
const LATER_MS = 61_000;

/** @returns what a page has to say, and must not say, while the outcome of its request cannot be looked up. */
const unseen = ({ whenUnknown }: CallSite, look: CallName): Demand => ({
  ...whenUnknown,
  words: [
    ...(whenUnknown.words ?? []),
    look === 'listComplaints'
      ? 'Your list of complaints cannot be read right now.'
      : 'The service cannot say right now what has come of it.',
  ],
  never: [...(whenUnknown.never ?? []), ...SEEN, ...OFFERED],
});

/** The look at the records after a lost answer, when it fails, too: the outcome stays unknown, and the borrower can look again.
 * `before`: the records at the first look. */
const lookOf = (
  site: CallSite,
  look: CallName,
  done: Answer,
  doneWords: string,
  { before = done, alsoAsks = 0 } = {},
): CallSite => ({
  alsoAsks,
  later: site.maySendAgain
    ? { afterMs: LATER_MS, demand: { words: ['Send again'], never: ['does not show it'] }, asks: 1 }
    : // Once the request can no longer be in flight, the page looks by itself.
      { afterMs: MUCH_LATER_MS, demand: { never: [...SEEN, ...OFFERED] }, asks: 1 },
  isUnconfirmed: true,
  isLook: true,
  ...(site.whenGood && { whenGood: site.whenGood }),
  ...(site.maySendAgain && { maySendAgain: true }),
  name: `${look} after ${site.name} was lost`,
  call: look,
  opened: withAnswers({ ...(site.opened as State) }, { [site.call]: 'drop', [look]: [before, done] }),
  before: site.before,
  trigger: site.trigger,
  success: doneWords,
  data: 'optional',
  whenUnknown: unseen(site, look),
  // A look that is refused has shown nothing, so the page says the same.
  whenRefused: unseen(site, look),
  saysWhy: false,
  recovery: {
    steps: [press('Look again')],
    answers: { [look]: done },
    asksAgain: true,
    ...(site.whenGood && { demand: site.whenGood }),
  },
});

const siteNamed = (name: string): CallSite => {
  const site = requests.find((each) => each.name === name);
  if (!site) throw new Error(`There is no site ${name}.`);
  return site;
};

const looks: readonly CallSite[] = [
  lookOf(siteNamed('repayByWallet at repaymentMethod'), 'readOrder', settled, THANKS, { alsoAsks: 1 }),
  // The page read the order before it asked for the loan.
  lookOf(siteNamed('pushLoan at newLoanConfirm'), 'readOrder', taken, 'Your loan is confirmed.', { before: noLoan }),
  lookOf(siteNamed('pushLegacyLoan at loanConfirm'), 'readOrder', taken, 'Your loan is confirmed.', { before: noLoan }),
  lookOf(
    siteNamed('saveComplaint at complainPageNext'),
    'listComplaints',
    listed('They called me at night.'),
    'Successfully Sent',
  ),
];

const bindings: readonly CallSite[] = [
  siteOf({ ...binding, state: bindBank }),
  siteOf({ ...binding, state: addCard, success: 'Your bank account is bound' }),
  siteOf({ ...binding, call: 'bindCardForLoan', state: forTheOrder, success: 'Loan not released' }),
];

/** Requests that are sent only once, the looks at their outcome, and the binding of an account. */
export const onceSites: readonly CallSite[] = [...requests, ...looks, ...bindings];

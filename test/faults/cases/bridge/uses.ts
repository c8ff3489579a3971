import { ok, refused } from '../../../../scripts/gallery/states/answers.ts';
import { filledBankForm } from '../../../../scripts/gallery/states/data/bank.ts';
import { agreements, backQuestion, legacyOffer, offer } from '../../../../scripts/gallery/states/data/offer.ts';
import { order, product } from '../../../../scripts/gallery/states/data/order.ts';
import { delayPlan, periodPlan } from '../../../../scripts/gallery/states/data/repayment.ts';
import type { Answers, Step } from '../../../../scripts/gallery/states/State.ts';
import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { brand } from '../../../../shared/brand/brands/default/brand.ts';
import type { BridgeUse, InBrowser } from './BridgeUse.ts';

const DEEP = `${brand.scheme}://pay/1`;
const OTHER_APP = 'market://details?id=1';
const AGREE = 'I have read the terms of this loan and agree to them.';

const home: InBrowser = { kind: 'goes', to: '/' };
const nothing: InBrowser = { kind: 'nothing' };
const inAppOnly: InBrowser = { kind: 'says', words: 'This can only be opened in the app.' };

const goesHome = { messages: [{ action: 'goHome', payload: {} }], inBrowser: home } as const;
const opens = (url: string) => ({ messages: [{ action: 'openPage', payload: { url } }] });
const calls = (phone: string) => ({
  messages: [{ action: 'callPhone', payload: { phone: phone.replace(/\s/g, '') } }],
  inBrowser: { kind: 'goes', to: `tel:${phone.replace(/\s/g, '')}` } as const,
});

const PHONE = '+63 2 8555 0199';

const onOrder: readonly BridgeUse[] = [
  {
    ...goesHome,
    name: 'goHome from the order, for more products',
    path: '/loanDetail',
    answers: { readOrder: ok(order(21, { recProducts: [product('Sample Cash Now')] })) },
    steps: [{ press: 'Click to view more products' }],
    stays: 'Sample Cash Now',
  },
  {
    ...goesHome,
    name: 'goHome from the order, by a product',
    path: '/loanDetail',
    answers: { readOrder: ok(order(21, { recProducts: [product('Sample Cash Now')] })) },
    steps: [{ press: 'Apply' }],
    stays: 'Sample Cash Now',
  },
  {
    ...goesHome,
    name: 'goHome from the order, to borrow again',
    path: '/loanDetail',
    answers: { readOrder: ok(order(200)), saveEvent: ok(null) },
    steps: [{ press: 'Borrow Again' }],
    stays: 'Borrow Again',
  },
  {
    ...calls(PHONE),
    name: 'callPhone from the order',
    path: '/loanDetail',
    answers: { readOrder: ok(order(170)) },
    steps: [{ press: 'Call customer service' }],
    stays: 'Repayment due',
  },
  {
    name: 'goLogin from the order, where the session has ended',
    messages: [{ action: 'goLogin', payload: {} }],
    inBrowser: { kind: 'goes', to: `${brand.scheme}://login` },
    path: '/loanDetail',
    answers: { readOrder: refused('Please log in.', brand.refusals.signedOut?.[0]) },
    steps: [{ press: 'Log in again' }],
    stays: 'You are signed out',
  },
  {
    name: 'goRate from the order',
    messages: [{ action: 'goRate', payload: {} }],
    inBrowser: { kind: 'goes', to: brand.storeUrl },
    path: '/loanDetail',
    answers: { readOrder: ok(order(200, { isScore: '1' })), rateStore: ok(null) },
    steps: [{ pick: '5' }, { press: 'Send' }],
    stays: 'Borrow Again',
  },
  {
    ...opens(DEEP),
    name: 'openPage from the order, by a product',
    inBrowser: nothing,
    path: '/loanDetail',
    answers: { readOrder: ok(order(21, { recProducts: [product('Sample Cash Now', { url: DEEP })] })) },
    steps: [{ press: 'Apply' }],
    stays: 'Sample Cash Now',
  },
  {
    ...opens(DEEP),
    name: 'openPage from the order, to withdraw',
    inBrowser: nothing,
    path: '/loanDetail',
    answers: { readOrder: ok(order(151, { h5Url: DEEP, reyMsg: 'Your money is ready.' })) },
    steps: [{ press: 'Withdraw Now' }],
    stays: 'Repayment due',
  },
  {
    ...opens(DEEP),
    name: 'openPage from the order, by itself',
    inBrowser: nothing,
    path: '/loanDetail',
    answers: { readOrder: ok(order(170, { playeduL: DEEP })) },
    steps: [],
    stays: 'Repayment due',
  },
  {
    ...calls(PHONE),
    name: 'callPhone from the order on the repayment method page',
    path: '/repaymentMethod',
    route: '#/borrowDetail?productId=9&orderId=o1',
    answers: { readOrder: ok(order(170)) },
    steps: [{ press: 'Call customer service' }],
    stays: 'See the whole order',
  },
];

const paying = (path: string, read: CallName, plan: unknown, besides: Answers = {}): BridgeUse => ({
  ...opens(DEEP),
  name: `openPage from ${path.slice(1)}, to pay`,
  inBrowser: nothing,
  path,
  answers: { [read]: ok(plan), generatePayCode: ok({ payUrl: DEEP }), ...besides },
  steps: [{ press: 'Payment Method' }, { pick: 'Sample Counter' }, { press: 'Payment' }],
  stays: 'Sample Counter',
});

const withholding = { withholdingAmount: '320000' };
const card = { id: '1', bankName: 'Sample Island Bank', cardNo: '**** 6677', bankCode: 'SIB' };

const byMethod: readonly BridgeUse[] = [
  {
    ...opens(DEEP),
    name: 'openPage from the repayment method page, by wallet',
    inBrowser: nothing,
    path: '/repaymentMethod',
    route: '#/alipayrepayment',
    query: withholding,
    answers: {
      readRepaymentWays: ok({ alipay: { name: 'Sample Wallet', logo: '' }, repayToken: 't', bankCards: [] }),
      repayByWallet: ok({ url: DEEP }),
      readOrder: ok(order(170)),
    },
    steps: [{ press: 'Pay' }],
    waitSeconds: 10,
    stays: 'You may have paid already',
  },
  {
    name: 'dismissRepayment from the repayment method page',
    messages: [{ action: 'dismissRepayment', payload: {} }],
    inBrowser: nothing,
    isNotForIos: true,
    path: '/repaymentMethod',
    query: withholding,
    answers: {
      readRepaymentWays: ok({ alipay: null, repayToken: 't', bankCards: [card] }),
      commitRepayment: ok({ needValid: 1, repayRecordId: 'r1' }),
      confirmRepayment: ok(null),
      readOrder: ok(order(200)),
    },
    steps: [
      { pick: 'Sample Island Bank **** 6677' },
      { press: 'Pay' },
      { see: 'Code from the SMS' },
      { wait: 1 },
      { fill: 'Code from the SMS', with: '123456' },
      { press: 'Confirm' },
    ],
    stays: 'Paid in full. Thank you',
  },
  {
    name: 'endBankBinding and closeWebview from the bank form',
    messages: [
      { action: 'endBankBinding', payload: {} },
      { action: 'closeWebview', payload: {} },
    ],
    // Nothing closes there.
    inBrowser: { kind: 'says', words: 'Your account is saved' },
    path: '/bindBank',
    answers: { readBankForm: ok(filledBankForm), bindCard: ok(null) },
    steps: [{ press: 'Next' }],
    stays: 'Payment account information',
  },
];

interface Confirming {
  readonly path: string;
  readonly read: CallName;
  readonly list: CallName;
  readonly openOne: CallName;
  readonly push: CallName;
  readonly offer: (changes?: { readonly [name: string]: unknown }) => unknown;
  readonly button: string;
  readonly target: string;
  /** An address that the app alone opens, and what a browser does with it. */
  readonly url: string;
  readonly inBrowser: InBrowser;
}

const confirming = ({ path, read, list, openOne, push, offer, button, target, url, inBrowser }: Confirming) => {
  const shown: Answers = { [read]: ok(offer()), [list]: ok(agreements) };
  const leave: readonly Step[] = [{ see: AGREE }, { back: true }, { press: 'Cancel' }];
  return [
    {
      ...opens(url),
      name: `openPage from ${path}, for an agreement`,
      inBrowser,
      path: `/${path}`,
      answers: { ...shown, [openOne]: ok({ contract_url: url }) },
      steps: [{ press: 'Loan agreement' }],
      stays: AGREE,
    },
    {
      ...opens(target === 'lendDetailsUrl' ? `${url}?from=confirm` : url),
      name: `openPage from ${path}, for the loan`,
      inBrowser,
      path: `/${path}`,
      answers: { ...shown, [push]: ok({ [target]: url }) },
      steps: [{ press: button }],
      stays: 'Your loan is confirmed',
    },
    {
      name: `closeWebview from ${path}, on the way back`,
      messages: [{ action: 'closeWebview', payload: {} }],
      inBrowser: { kind: 'goes', to: '/stage' },
      path: `/${path}`,
      query: { clientType: 'ios' },
      answers: { ...shown, [read]: ok(offer(backQuestion)) },
      steps: leave,
      stays: AGREE,
    },
    {
      ...goesHome,
      name: `goHome from ${path}, where there is no offer`,
      path: `/${path}`,
      answers: { ...shown, [read]: refused('There is no such offer.') },
      steps: [{ press: 'Go to the home page' }],
      stays: 'There is no such offer.',
    },
  ] satisfies readonly BridgeUse[];
};

const version3 = {
  read: 'readLoanOffer',
  list: 'listAgreements',
  openOne: 'openAgreement',
  push: 'pushLoan',
  offer,
  button: 'Loan',
  target: 'lendDetailsUrl',
  url: DEEP,
  inBrowser: nothing,
} as const;

const older = {
  path: 'loanConfirm',
  read: 'readLegacyLoanOffer',
  list: 'listLegacyAgreements',
  openOne: 'openLegacyAgreement',
  push: 'pushLegacyLoan',
  offer: legacyOffer,
  button: 'Get the loan',
  target: 'url',
  url: OTHER_APP,
  inBrowser: inAppOnly,
} as const;

const closing = (path: string): BridgeUse => ({
  name: `closeWebview from ${path}, in front of its contract`,
  messages: [{ action: 'closeWebview', payload: {} }],
  inBrowser: { kind: 'goes', to: '/stage' },
  path: `/${path}`,
  answers: {
    readLoanOffer: ok(offer({ popAgreementUrl: '{origin}/gallery/document' })),
    listAgreements: ok(agreements),
  },
  steps: [{ see: 'Please read this agreement' }, { press: 'Cancel' }],
  stays: 'Please read this agreement',
});

const serving: readonly BridgeUse[] = [
  {
    ...opens(OTHER_APP),
    name: 'openPage from the failed login',
    inBrowser: inAppOnly,
    path: '/error',
    answers: {
      readFailedLogin: ok({ message: 'Refused.', recProducts: [product('Sample Cash Now')] }),
      openProduct: ok({ url: OTHER_APP }),
    },
    steps: [{ press: 'Apply' }],
    stays: 'Sample Cash Now',
  },
  {
    ...goesHome,
    name: 'goHome from the failed login',
    path: '/error',
    answers: { readFailedLogin: ok({ message: 'Refused.', recProducts: [] }) },
    steps: [{ press: 'Back to the start page' }],
    stays: 'Refused.',
  },
  {
    ...calls('+63 917 555 0123'),
    name: 'callPhone from customer service',
    path: '/customerService',
    answers: { readContactInfo: ok({ email: '', smWa: '+63 917 555 0123' }) },
    steps: [{ press: '+63 917 555 0123' }],
    stays: '+63 917 555 0123',
  },
  {
    ...opens('https://wa.me/639175550100'),
    name: 'openPage from customer service',
    inBrowser: { kind: 'goes', to: 'https://wa.me/639175550100' },
    path: '/customerService',
    answers: { readContactInfo: ok({ email: '', smWa: '+63 917 555 0123' }) },
    steps: [{ press: brand.whatsapp }],
    stays: '+63 917 555 0123',
  },
];

/** Every moment at which a screen tells the native app something. */
export const bridgeUses: readonly BridgeUse[] = [
  ...onOrder,
  paying('/repay', 'readPeriodPlan', periodPlan()),
  paying('/repayDelay', 'readDelayPlan', delayPlan(), {
    readPeriodPlan: ok(periodPlan()),
    readOrder: ok(order(174)),
  }),
  ...byMethod,
  ...confirming({ ...version3, path: 'newLoanConfirm' }),
  ...confirming({ ...version3, path: 'confirmOfPeriod' }),
  ...confirming(older),
  closing('newLoanConfirm'),
  closing('confirmOfPeriod'),
  ...serving,
];

/** The messages that no screen sends so far. */
export const unsentActions = ['goMine', 'confirmTrackingPoint', 'startBankBinding'] as const;

import { brand } from '../../../shared/brand/brands/default/brand.ts';
import type { BridgeMessage } from '../../../shared/bridge/contract.ts';
import { answered, answersOf, offer, order } from '../data.ts';
import type { Answers } from './fixture.ts';

/** What a borrower does: presses a button, picks an option by its label, types into a field, or waits for a text. */
export type Step =
  | { readonly press: string }
  | { readonly pick: string }
  | { readonly fill: string; readonly with: string }
  | { readonly see: string };

/** A moment at which a screen tells the native app something. */
export interface BridgeMoment {
  /** What the app is told, and where: `goHome from the order`. */
  readonly name: string;
  readonly path: string;
  readonly query?: { readonly [name: string]: string };
  readonly route?: string;
  readonly answers: Answers;
  readonly steps: readonly Step[];
  /** The messages that go out then, in order. */
  readonly messages: readonly BridgeMessage[];
  /** A text of the screen, which stays there while the app acts. */
  readonly stays: string;
  /** Without an app: the address to which the browser goes, or the words that the page says; nothing happens by default. */
  readonly goesTo?: string;
  readonly says?: string;
  /** Whether the page is left then, for the one before it. */
  readonly isLeft?: boolean;
}

const DEEP = `${brand.scheme}://pay/1`;
const MARKET = 'market://details?id=1';
const IN_APP_ONLY = 'You can only open this in the app.';

const opens = (url: string): BridgeMoment['messages'] => [{ action: 'openPage', payload: { url } }];
const calls = (phone: string) => ({
  messages: [{ action: 'callPhone', payload: { phone } }] as const,
  goesTo: `tel:${phone}`,
});
const goesHome = { messages: [{ action: 'goHome', payload: {} }], goesTo: '/' } as const;

const product = (url: string) => ({ productId: '1', name: 'Sample Cash Now', buttonText: 'Apply', clickable: 1, url });
const orderWith = (status: number, changes: object = {}): Answers =>
  answered({
    readOrder: { ...order(status), telephone: '+63 2 8555 0199', ...changes },
    saveEvent: null,
    rateStore: null,
  });

const onOrder: readonly BridgeMoment[] = [
  {
    ...goesHome,
    name: 'goHome from the order, to borrow again',
    path: '/loanDetail',
    answers: orderWith(200),
    steps: [{ press: 'Borrow Again' }],
    stays: 'Borrow Again',
  },
  {
    ...calls('+63285550199'),
    name: 'callPhone from the order',
    path: '/loanDetail',
    answers: orderWith(170),
    steps: [{ press: 'Call customer service' }],
    stays: 'Repayment due',
  },
  {
    name: 'goLogin from the order, where the session has ended',
    path: '/loanDetail',
    answers: { readOrder: { refused: 'Please log in.', code: '4001' } },
    steps: [{ press: 'Log in again' }],
    messages: [{ action: 'goLogin', payload: {} }],
    goesTo: `${brand.scheme}://login`,
    stays: 'You are logged out',
  },
  {
    name: 'goRate from the order',
    path: '/loanDetail',
    answers: orderWith(200, { isScore: '1' }),
    steps: [{ pick: '5' }, { press: 'Send' }],
    messages: [{ action: 'goRate', payload: {} }],
    goesTo: brand.storeUrl,
    stays: 'Borrow Again',
  },
  {
    name: 'openPage from the order, by a product',
    path: '/loanDetail',
    answers: orderWith(21, { recProducts: [product(DEEP)] }),
    steps: [{ press: 'Apply' }],
    messages: opens(DEEP),
    stays: 'Sample Cash Now',
  },
  {
    name: 'openPage from the order, by itself',
    path: '/loanDetail',
    answers: orderWith(170, { playeduL: DEEP }),
    steps: [],
    messages: opens(DEEP),
    stays: 'Repayment due',
  },
];

const channel: readonly Step[] = [{ press: 'Payment Method' }, { pick: 'Sample Counter' }, { press: 'Payment' }];

const paying: readonly BridgeMoment[] = [
  {
    name: 'openPage from repay, for a channel',
    path: '/repay',
    answers: answered({ ...answersOf.repay, generatePayCode: { payUrl: DEEP } }),
    steps: channel,
    messages: opens(DEEP),
    stays: 'Sample Counter',
  },
  {
    name: 'openPage from repayDelay, for a channel',
    path: '/repayDelay',
    answers: answered({ ...answersOf.repayDelay, generatePayCode: { payUrl: DEEP } }),
    steps: channel,
    messages: opens(DEEP),
    stays: 'Sample Counter',
  },
  {
    name: 'openPage from the repayment method page, for the wallet',
    path: '/repaymentMethod',
    query: { withholdingAmount: '320000' },
    route: '#/alipayrepayment',
    answers: answered({ ...answersOf.repaymentMethod, repayByWallet: { url: DEEP } }),
    steps: [{ press: 'Pay ₱3,200.00' }],
    messages: opens(DEEP),
    stays: 'Pay by e-wallet',
  },
  {
    ...calls('+63285550199'),
    name: 'callPhone from the order on the repayment method page',
    path: '/repaymentMethod',
    route: '#/borrowDetail?productId=9&orderId=o1',
    answers: orderWith(170),
    steps: [{ press: 'Call customer service' }],
    stays: 'See your order',
  },
  {
    name: 'dismissRepayment from the repayment method page',
    path: '/repaymentMethod',
    query: { withholdingAmount: '320000' },
    answers: answered(answersOf.repaymentMethod),
    steps: [
      { see: 'Bank cards' },
      { pick: 'Sample Bank' },
      { press: 'Pay ₱3,200.00' },
      { fill: 'Code from the SMS', with: '123456' },
      { press: 'Confirm and pay ₱3,200.00' },
    ],
    messages: [{ action: 'dismissRepayment', payload: {} }],
    stays: 'See your order',
  },
  {
    name: 'endBankBinding and closeWebview from the bank form',
    path: '/bindBank',
    answers: answered(answersOf.bindBank),
    steps: [{ fill: 'Account number', with: '0011223344556677' }, { press: 'Next' }],
    messages: [
      { action: 'endBankBinding', payload: {} },
      { action: 'closeWebview', payload: {} },
    ],
    says: 'Your account is saved',
    stays: 'Save another account',
  },
];

/** The messages of a page that confirms a loan: for a contract, for the loan, on the way back, and where there is no offer. */
const confirming = (path: '/newLoanConfirm' | '/loanConfirm'): readonly BridgeMoment[] => {
  const isLegacy = path === '/loanConfirm';
  const url = isLegacy ? MARKET : DEEP;
  const refusal = { refused: 'There is no such offer.', code: '400' };
  const answers = (changes: object = {}): Answers =>
    answered({
      ...answersOf[isLegacy ? 'loanConfirm' : 'newLoanConfirm'],
      [isLegacy ? 'readLegacyLoanOffer' : 'readLoanOffer']: { ...offer(), ...changes },
      [isLegacy ? 'openLegacyAgreement' : 'openAgreement']: { contract_url: url },
      [isLegacy ? 'pushLegacyLoan' : 'pushLoan']: { [isLegacy ? 'url' : 'lendDetailsUrl']: url },
    });
  const said = isLegacy ? { says: IN_APP_ONLY } : {};
  return [
    {
      ...said,
      name: `openPage from ${path}, for a contract`,
      path,
      answers: answers(),
      steps: [{ press: 'Loan agreement' }],
      messages: opens(url),
      stays: 'Payment Plan',
    },
    {
      ...said,
      name: `openPage from ${path}, for the loan`,
      path,
      answers: answers(),
      steps: [{ press: isLegacy ? 'Get the loan' : 'Loan' }],
      messages: opens(isLegacy ? url : `${url}?from=confirm`),
      stays: 'Your loan is confirmed',
    },
    {
      ...goesHome,
      name: `goHome from ${path}, where there is no offer`,
      path,
      answers: { ...answers(), readLoanOffer: refusal, readLegacyLoanOffer: refusal },
      steps: [{ press: 'Go to the home page' }],
      stays: 'There is no such offer.',
    },
    {
      name: `closeWebview from ${path}, on the way back`,
      path,
      query: { clientType: 'ios' },
      answers: answers({ isPopType: 1, popTitle: 'Your loan is ready', popContent: 'It stays open.' }),
      steps: [{ see: 'Payment Plan' }, { press: 'back' }, { press: 'Cancel' }],
      messages: [{ action: 'closeWebview', payload: {} }],
      isLeft: true,
      stays: 'Payment Plan',
    },
  ];
};

const serving: readonly BridgeMoment[] = [
  {
    ...goesHome,
    name: 'goHome from the failed login',
    path: '/error',
    answers: answered({ readFailedLogin: { message: 'Your login was refused.', recProducts: [] } }),
    steps: [{ press: 'Go to the home page' }],
    stays: 'Your login was refused.',
  },
  {
    name: 'openPage from the failed login, by a product',
    path: '/error',
    answers: answered({
      readFailedLogin: { message: 'Your login was refused.', recProducts: [product('')] },
      openProduct: { url: MARKET },
    }),
    steps: [{ press: 'Apply' }],
    messages: opens(MARKET),
    says: IN_APP_ONLY,
    stays: 'Sample Cash Now',
  },
  {
    ...calls('+639175550123'),
    name: 'callPhone from customer service',
    path: '/customerService',
    answers: answered({ readContactInfo: { email: '', smWa: '+63 917 555 0123' } }),
    steps: [{ press: '+63 917 555 0123' }],
    stays: '+63 917 555 0123',
  },
  {
    name: 'openPage from customer service, for WhatsApp',
    path: '/customerService',
    answers: answered({ readContactInfo: { email: '', smWa: '+63 917 555 0123' } }),
    steps: [{ press: brand.whatsapp }],
    messages: opens('https://wa.me/639175550100'),
    goesTo: 'https://wa.me/639175550100',
    stays: '+63 917 555 0123',
  },
];

/** Every moment at which a screen tells the native app something. */
export const bridgeMoments: readonly BridgeMoment[] = [
  ...onOrder,
  ...paying,
  ...confirming('/newLoanConfirm'),
  ...confirming('/loanConfirm'),
  ...serving,
];

/** The messages that no screen sends so far. */
export const unsentActions = ['goMine', 'confirmTrackingPoint', 'startBankBinding'] as const;

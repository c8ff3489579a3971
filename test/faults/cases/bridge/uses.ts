import { ok, refused } from '../../../../scripts/gallery/states/answers.ts';
import { filledBankForm } from '../../../../scripts/gallery/states/data/bank.ts';
import { agreements, backQuestion, offer } from '../../../../scripts/gallery/states/data/offer.ts';
import { order, product } from '../../../../scripts/gallery/states/data/order.ts';
import { brand } from '../../../../shared/brand/brands/default/brand.ts';
import { linkFields } from '../addresses/linkFields.ts';
import { AGREE, type ConfirmScreen, confirmScreens } from '../confirmScreens.ts';
import type { BridgeUse, InBrowser } from './BridgeUse.ts';

const DEEP = `${brand.scheme}://pay/1`;
const OTHER_APP = 'market://details?id=1';

const home: InBrowser = { kind: 'goes', to: '/' };
const nothing: InBrowser = { kind: 'nothing' };
const inAppOnly: InBrowser = { kind: 'says', words: 'This can only be opened in the app.' };

const goesHome = { messages: [{ action: 'goHome', payload: {} }], inBrowser: home } as const;

/** A field of an answer whose address the app opens. `opened`: what the app is told, where that is not the address itself. */
const opensAt = (
  field: string,
  from: string,
  stays: string,
  {
    url = DEEP,
    opened = url,
    ...more
  }: Partial<Pick<BridgeUse, 'asks' | 'inBrowser' | 'waitSeconds'>> & {
    readonly url?: string;
    readonly opened?: string;
  } = {},
): BridgeUse => {
  const found = linkFields.find(({ name }) => name === field);
  if (!found) throw new Error(`There is no field ${field}.`);
  return {
    ...found,
    name: `openPage from ${from}`,
    messages: [{ action: 'openPage', payload: { url: opened } }],
    inBrowser: nothing,
    answers: found.answers(url),
    stays,
    ...more,
  };
};

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
    ...calls(PHONE),
    name: 'callPhone from the order on the repayment method page',
    path: '/repaymentMethod',
    route: '#/borrowDetail?productId=9&orderId=o1',
    answers: { readOrder: ok(order(170)) },
    steps: [{ press: 'Call customer service' }],
    stays: 'See the whole order',
  },
];

const withholding = { withholdingAmount: '320000' };
const card = { id: '1', bankName: 'Sample Island Bank', cardNo: '**** 6677', bankCode: 'SIB' };

const byMethod: readonly BridgeUse[] = [
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

const confirming = ({ path, read, isLegacy, openOne, offer, target, shown }: ConfirmScreen): readonly BridgeUse[] => {
  // An address that the app alone opens, and what a browser does with it.
  const [url, inBrowser] = isLegacy ? ([OTHER_APP, inAppOnly] as const) : ([DEEP, nothing] as const);
  return [
    opensAt(`${path}.contract_url`, `${path}, for an agreement`, AGREE, { asks: openOne, url, inBrowser }),
    opensAt(`${path}.${target} of the loan`, `${path}, for the loan`, 'Your loan is confirmed', {
      url,
      opened: isLegacy ? url : `${url}?from=confirm`,
      inBrowser,
    }),
    {
      name: `closeWebview from ${path}, on the way back`,
      messages: [{ action: 'closeWebview', payload: {} }],
      inBrowser: { kind: 'goes', to: '/stage' },
      path: `/${path}`,
      query: { clientType: 'ios' },
      answers: { ...shown, [read]: ok(offer(backQuestion)) },
      steps: [{ see: AGREE }, { back: true }, { press: 'Cancel' }],
      stays: AGREE,
    },
    {
      ...goesHome,
      name: `goHome from ${path}, where there is no offer`,
      path: `/${path}`,
      answers: { ...shown, [read]: refused('There is no such offer.') },
      steps: [{ press: 'Go to the home page' }],
      stays: 'There is no such offer.',
      isOfService: true,
    },
  ];
};

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
    messages: [{ action: 'openPage', payload: { url: 'https://wa.me/639175550100' } }],
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
  opensAt('loanDetail.url of a product', 'the order, by a product', 'Sample Cash Now'),
  opensAt('loanDetail.h5Url, to withdraw', 'the order, to withdraw', 'Repayment due'),
  opensAt('loanDetail.playeduL', 'the order, by itself', 'Repayment due'),
  opensAt('repay.payUrl', 'repay, to pay', 'Sample Counter', { asks: 'generatePayCode' }),
  opensAt('repayDelay.payUrl', 'repayDelay, to pay', 'Sample Counter', { asks: 'generatePayCode' }),
  opensAt('repaymentMethod.url of the wallet', 'the repayment method page, by wallet', 'You may have paid already', {
    waitSeconds: 10,
  }),
  opensAt('error.url of a product', 'the failed login', 'Sample Cash Now', { url: OTHER_APP, inBrowser: inAppOnly }),
  ...byMethod,
  ...confirmScreens.flatMap(confirming),
  closing('newLoanConfirm'),
  closing('confirmOfPeriod'),
  ...serving,
];

/** The messages that no screen sends so far. */
export const unsentActions = ['goMine', 'confirmTrackingPoint', 'startBankBinding'] as const;

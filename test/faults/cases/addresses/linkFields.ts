import { ok } from '../../../../scripts/gallery/states/answers.ts';
import { order, product } from '../../../../scripts/gallery/states/data/order.ts';
import { delayPlan, periodPlan } from '../../../../scripts/gallery/states/data/repayment.ts';
import type { Answers } from '../../../../scripts/gallery/states/State.ts';
import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { AGREE, type ConfirmScreen, confirmScreens } from '../confirmScreens.ts';
import type { AddressField } from './AddressField.ts';

const UNSAFE = 'This link is not safe to open.';
const IN_APP = 'This can only be opened in the app.';
const LOST = 'The answer got lost';
const NOT_OPENED = 'could not be opened';

type Changes = { readonly [name: string]: unknown };

const paying = (name: string, read: CallName, plan: () => unknown, besides: Answers = {}): AddressField => ({
  name: `${name}.payUrl`,
  kind: 'link',
  path: `/${name}`,
  answers: (payUrl) => ({ [read]: ok(plan()), generatePayCode: ok({ payUrl }), ...besides }),
  steps: [{ press: 'Payment Method' }, { pick: 'Sample Counter' }, { press: 'Payment' }],
  ready: 'Payment Method',
  says: [UNSAFE, LOST],
});

const orderWith = (status: number, changes: (address: unknown) => Changes) => (address: unknown) => ({
  readOrder: ok(order(status, changes(address))),
  saveEvent: ok(null),
});

const onOrder: readonly AddressField[] = [
  {
    name: 'loanDetail.playeduL',
    kind: 'link',
    path: '/loanDetail',
    answers: orderWith(170, (playeduL) => ({ playeduL })),
    steps: [],
    ready: 'Sample Peso Loan',
    says: [UNSAFE],
    without: 'quiet',
  },
  {
    name: 'loanDetail.h5Url, to withdraw',
    kind: 'link',
    path: '/loanDetail',
    answers: orderWith(151, (h5Url) => ({ h5Url, reyMsg: 'Your money is ready.' })),
    steps: [{ press: 'Withdraw Now' }],
    ready: 'Your money is ready.',
    says: [UNSAFE],
    without: 'quiet',
  },
  {
    name: 'loanDetail.h5Url, to borrow again',
    kind: 'link',
    path: '/loanDetail',
    answers: orderWith(200, (h5Url) => ({ h5Url })),
    steps: [{ press: 'Borrow Again' }],
    ready: 'Borrow Again',
    says: [UNSAFE],
    without: 'home',
  },
  {
    name: 'loanDetail.url of a product',
    kind: 'link',
    path: '/loanDetail',
    answers: orderWith(21, (url) => ({ recProducts: [product('Sample Cash Now', { url })] })),
    steps: [{ press: 'Apply' }],
    ready: 'Sample Cash Now',
    says: [UNSAFE],
    without: 'home',
  },
];

const wallet: AddressField = {
  name: 'repaymentMethod.url of the wallet',
  kind: 'link',
  path: '/repaymentMethod',
  query: { withholdingAmount: '320000' },
  route: '#/alipayrepayment',
  answers: (url) => ({
    readRepaymentWays: ok({ alipay: { name: 'Sample Wallet', logo: '' }, repayToken: 't', bankCards: [] }),
    repayByWallet: ok({ url }),
    readOrder: ok(order(170)),
  }),
  steps: [{ press: 'Pay' }],
  ready: 'Sample Wallet',
  says: [UNSAFE, 'You may have paid already'],
};

const opening: AddressField = {
  name: 'error.url of a product',
  kind: 'legacyLink',
  path: '/error',
  answers: (url) => ({
    readFailedLogin: ok({ message: 'Your login was refused.', recProducts: [product('Sample Cash Now')] }),
    openProduct: ok({ url }),
  }),
  steps: [{ press: 'Apply' }],
  ready: 'Sample Cash Now',
  says: [UNSAFE, IN_APP, NOT_OPENED],
};

const confirming = ({
  path,
  isLegacy,
  openOne,
  push,
  button,
  target,
  shown,
}: ConfirmScreen): readonly AddressField[] => {
  const common = { kind: isLegacy ? 'legacyLink' : 'link', path: `/${path}`, ready: AGREE } as const;
  return [
    {
      ...common,
      name: `${path}.contract_url`,
      answers: (contract_url) => ({ ...shown, [openOne]: ok({ contract_url }) }),
      steps: [{ press: 'Loan agreement' }],
      says: [UNSAFE, IN_APP, NOT_OPENED],
    },
    {
      ...common,
      name: `${path}.${target} of the loan`,
      answers: (url) => ({ ...shown, [push]: ok({ [target]: url }), readOrder: ok(order(170)) }),
      steps: [{ press: button }],
      says: [UNSAFE, IN_APP, 'We do not know yet whether your loan went through', 'Your loan is confirmed'],
    },
  ];
};

const downloading: AddressField = {
  name: 'promotion.downloadUrl',
  kind: 'link',
  path: '/promotion',
  query: { id: '5' },
  route: '#/downloadTemplate',
  answers: (downloadUrl) => ({
    readLandingTemplate: ok({ id: '5', template: { title: 'Money', appName: 'Sample Peso', downloadUrl } }),
    trackVisit: ok(null),
    readCaptchaSession: ok({ sid: 's1' }),
  }),
  steps: [],
  ready: 'Download the app',
  // The page replaces an unsafe address by the brand's own store, and says so.
  says: ['Download Sample Peso', 'This download link is not safe'],
  without: 'quiet',
};

/** Every field whose address the app follows. */
export const linkFields: readonly AddressField[] = [
  paying('repay', 'readPeriodPlan', periodPlan),
  paying('repayDelay', 'readDelayPlan', delayPlan, { readPeriodPlan: ok(periodPlan()), readOrder: ok(order(174)) }),
  ...onOrder,
  wallet,
  opening,
  ...confirmScreens.flatMap(confirming),
  downloading,
];

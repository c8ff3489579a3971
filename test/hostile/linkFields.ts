import { agreements, legacyOffer, offer } from '../../scripts/gallery/states/data/offer.ts';
import { order, product } from '../../scripts/gallery/states/data/order.ts';
import { delayPlan, periodPlan } from '../../scripts/gallery/states/data/repayment.ts';
import type { Answers } from '../../scripts/gallery/states/State.ts';
import { ok } from '../../scripts/gallery/states/State.ts';

/** A field of an answer with an address that the app follows, frames or shows. */
export interface AddressField {
  /** The screen and the field: `repay.payUrl`. */
  readonly name: string;
  /** All answers that the screen needs, with the given value in the field. */
  readonly answers: (address: unknown) => Answers;
  readonly query?: { readonly [name: string]: string };
  /** The hash route, `#/…`. */
  readonly route?: string;
}

type Changes = { readonly [name: string]: unknown };

const orderWith = (status: number, changes: (address: unknown) => Changes) => (address: unknown) => ({
  readOrder: ok(order(status, changes(address))),
  saveEvent: ok(null),
});

const template = (words: Changes): Answers => ({
  readLandingTemplate: ok({ id: '5', template: { title: 'Money', ...words } }),
  trackVisit: ok(null),
  readCaptchaSession: ok({ sid: 's1' }),
});

const toConfirm = (name: string): readonly AddressField[] => {
  const shown = { readLoanOffer: ok(offer()), listAgreements: ok(agreements) };
  return [
    { name: `${name}.contract_url`, answers: (contract_url) => ({ ...shown, openAgreement: ok({ contract_url }) }) },
    {
      name: `${name}.lendDetailsUrl of the loan`,
      answers: (lendDetailsUrl) => ({ ...shown, pushLoan: ok({ lendDetailsUrl }), readOrder: ok(order(170)) }),
    },
    {
      name: `${name}.popAgreementUrl`,
      answers: (popAgreementUrl) => ({ ...shown, readLoanOffer: ok(offer({ popAgreementUrl })) }),
    },
  ];
};

const legacy = { readLegacyLoanOffer: ok(legacyOffer()), listLegacyAgreements: ok(agreements) };

/** Every field whose address the app follows, or shows in a frame. */
export const linkFields: readonly AddressField[] = [
  {
    name: 'repay.payUrl',
    answers: (payUrl) => ({ readPeriodPlan: ok(periodPlan()), generatePayCode: ok({ payUrl }) }),
  },
  {
    name: 'repayDelay.payUrl',
    answers: (payUrl) => ({
      readDelayPlan: ok(delayPlan()),
      generatePayCode: ok({ payUrl }),
      readPeriodPlan: ok(periodPlan()),
      readOrder: ok(order(174)),
    }),
  },
  { name: 'loanDetail.playeduL', answers: orderWith(170, (playeduL) => ({ playeduL })) },
  {
    name: 'loanDetail.h5Url, to withdraw',
    answers: orderWith(151, (h5Url) => ({ h5Url, reyMsg: 'Your money is ready.' })),
  },
  { name: 'loanDetail.h5Url, to borrow again', answers: orderWith(200, (h5Url) => ({ h5Url })) },
  {
    name: 'loanDetail.url of a product',
    answers: orderWith(21, (url) => ({ recProducts: [product('Sample Cash Now', { url })] })),
  },
  {
    name: 'repaymentMethod.url of the wallet',
    query: { withholdingAmount: '320000' },
    route: '#/alipayrepayment',
    answers: (url) => ({
      readRepaymentWays: ok({ alipay: { name: 'Sample Wallet', logo: '' }, repayToken: 't', bankCards: [] }),
      repayByWallet: ok({ url }),
      readOrder: ok(order(170)),
    }),
  },
  {
    name: 'error.url of a product',
    answers: (url) => ({
      readFailedLogin: ok({ message: 'Your login was refused.', recProducts: [product('Sample Cash Now')] }),
      openProduct: ok({ url }),
    }),
  },
  ...toConfirm('newLoanConfirm'),
  {
    name: 'loanConfirm.contract_url',
    answers: (contract_url) => ({ ...legacy, openLegacyAgreement: ok({ contract_url }) }),
  },
  {
    name: 'loanConfirm.url of the loan',
    answers: (url) => ({ ...legacy, pushLegacyLoan: ok({ url }), readOrder: ok(order(170)) }),
  },
  {
    name: 'promotion.downloadUrl',
    query: { id: '5' },
    route: '#/downloadTemplate',
    answers: (downloadUrl) => template({ appName: 'Sample Peso', downloadUrl }),
  },
  {
    name: 'promotion.agreementUrl',
    query: { id: '5' },
    route: '#/agreementTemplate',
    answers: (agreementUrl) => template({ agreementTitle: 'Registration terms', agreementUrl }),
  },
];

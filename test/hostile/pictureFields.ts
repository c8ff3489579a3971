import { ok } from '../../scripts/gallery/states/answers.ts';
import { answered, complaint, complaintStart } from '../../scripts/gallery/states/data/complaint.ts';
import { agreements, legacyOffer, offer } from '../../scripts/gallery/states/data/offer.ts';
import { order, product } from '../../scripts/gallery/states/data/order.ts';
import { delayPlan, payCode, periodPlan } from '../../scripts/gallery/states/data/repayment.ts';
import type { AddressField } from './linkFields.ts';

const withProduct = (logo: unknown) => [product('Sample Cash Now', { logo })];

const answers: { readonly [field: string]: AddressField['answers'] } = {
  'repay.productLogo': (productLogo) => ({ readPeriodPlan: ok(periodPlan({ productLogo })) }),
  'repay.logo of a channel': (logo) => ({
    readPeriodPlan: ok(periodPlan({ repayList: [{ name: 'Sample Wallet', channel_number: '90006', logo }] })),
  }),
  'repay.logo of the code': (logo) => ({ readPeriodPlan: ok(periodPlan({ defDetail: { ...payCode, logo } })) }),
  'repayDelay.productLogo': (productLogo) => ({ readDelayPlan: ok(delayPlan({ productLogo })) }),
  'repaymentMethod.logo of the wallet': (logo) => ({
    readRepaymentWays: ok({ alipay: { name: 'Sample Wallet', logo }, repayToken: 't', bankCards: [] }),
  }),
  'loanDetail.productLogo': (productLogo) => ({ readOrder: ok(order(170, { productLogo })) }),
  'loanDetail.logo of a product': (logo) => ({ readOrder: ok(order(21, { recProducts: withProduct(logo) })) }),
  'newLoanConfirm.comProductLogo': (comProductLogo) => ({
    readLoanOffer: ok(offer({ comProductLogo })),
    listAgreements: ok(agreements),
  }),
  'loanConfirm.productLogo': (productLogo) => ({ readLegacyLoanOffer: ok(legacyOffer({ productLogo })) }),
  'error.logo of a product': (logo) => ({ readFailedLogin: ok({ message: 'No.', recProducts: withProduct(logo) }) }),
  'complaint.productLogo': (productLogo) => ({
    readComplaintStart: ok({ ...complaintStart, orderDetail: { ...complaintStart.orderDetail, productLogo } }),
  }),
  'complainDetails.images': (image) => ({ readComplaint: ok(complaint({ images: [image] })) }),
  'complainDetails.disposeImages': (image) => ({
    readComplaint: ok(complaint({ ...answered, disposeImages: [image] })),
  }),
  'complainPageNext.url of an image': (url) => ({ uploadEvidence: ok({ url }) }),
  'promotion.banner': (banner) => ({ readLandingTemplate: ok({ id: '5', template: { title: 'Money', banner } }) }),
};

/** Every field whose image is shown. */
export const pictureFields: readonly AddressField[] = Object.entries(answers).map(([name, its]) => ({
  name,
  answers: its,
}));

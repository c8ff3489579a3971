import { ok } from '../../../../scripts/gallery/states/answers.ts';
import { answered, complaint, complaintStart } from '../../../../scripts/gallery/states/data/complaint.ts';
import { agreements, legacyOffer, offer } from '../../../../scripts/gallery/states/data/offer.ts';
import { order, product } from '../../../../scripts/gallery/states/data/order.ts';
import { delayPlan, payCode, periodPlan } from '../../../../scripts/gallery/states/data/repayment.ts';
import type { AddressField } from './AddressField.ts';

type Picture = Pick<AddressField, 'answers' | 'ready'> & Partial<Pick<AddressField, 'query' | 'steps' | 'again'>>;

// Without the image, the text beside it is there.
const picture = (path: string, field: string, its: Picture): AddressField => ({
  kind: 'picture',
  name: `${path}.${field}`,
  path: `/${path}`,
  steps: [],
  says: [its.ready],
  ...its,
});

const channelWith = (logo: unknown) => [{ name: 'Sample Wallet', channel_number: '90006', logo }];

const repaying: readonly AddressField[] = [
  picture('repay', 'productLogo', {
    answers: (productLogo) => ({ readPeriodPlan: ok(periodPlan({ productLogo })) }),
    ready: 'Sample Peso Loan',
  }),
  picture('repay', 'logo of a channel', {
    answers: (logo) => ({ readPeriodPlan: ok(periodPlan({ repayList: channelWith(logo) })) }),
    steps: [{ press: 'Payment Method' }],
    ready: 'Sample Wallet',
  }),
  picture('repay', 'logo of the code', {
    answers: (logo) => ({ readPeriodPlan: ok(periodPlan({ defDetail: { ...payCode, logo } })) }),
    ready: payCode.payCode,
  }),
  picture('repayDelay', 'productLogo', {
    answers: (productLogo) => ({ readDelayPlan: ok(delayPlan({ productLogo })), readPeriodPlan: ok(periodPlan()) }),
    ready: 'Your next payment date is',
  }),
  picture('repaymentOfCode2', 'logo of the code', {
    answers: (logo) => ({ readPeriodPlan: ok(periodPlan({ defDetail: { ...payCode, logo } })) }),
    ready: payCode.payCode,
  }),
  picture('repaymentMethod', 'logo of the wallet', {
    query: { withholdingAmount: '320000' },
    answers: (logo) => ({
      readRepaymentWays: ok({ alipay: { name: 'Sample Wallet', logo }, repayToken: 't', bankCards: [] }),
    }),
    ready: 'Sample Wallet',
  }),
];

const ordering: readonly AddressField[] = [
  picture('loanDetail', 'productLogo', {
    answers: (productLogo) => ({ readOrder: ok(order(170, { productLogo })) }),
    ready: 'Sample Peso Loan',
  }),
  picture('loanDetail', 'logo of a product', {
    answers: (logo) => ({ readOrder: ok(order(21, { recProducts: [product('Sample Cash Now', { logo })] })) }),
    ready: 'Sample Cash Now',
  }),
  picture('borrowDetail', 'productLogo', {
    answers: (productLogo) => ({ readOrder: ok(order(170, { productLogo })) }),
    ready: 'Sample Peso Loan',
  }),
  picture('newLoanConfirm', 'comProductLogo', {
    answers: (comProductLogo) => ({ readLoanOffer: ok(offer({ comProductLogo })), listAgreements: ok(agreements) }),
    ready: 'Sample Peso Loan',
  }),
  picture('loanConfirm', 'productLogo', {
    answers: (productLogo) => ({
      readLegacyLoanOffer: ok(legacyOffer({ productLogo })),
      listLegacyAgreements: ok(agreements),
    }),
    ready: 'Sample Rupee Loan',
  }),
  picture('error', 'logo of a product', {
    answers: (logo) => ({
      readFailedLogin: ok({ message: 'No.', recProducts: [product('Sample Cash Now', { logo })] }),
    }),
    ready: 'Sample Cash Now',
  }),
];

const complaining: readonly AddressField[] = [
  picture('complaint', 'productLogo', {
    answers: (productLogo) => ({
      readComplaintStart: ok({ ...complaintStart, orderDetail: { ...complaintStart.orderDetail, productLogo } }),
    }),
    ready: 'Sample Peso Loan',
  }),
  picture('complainDetails', 'images', {
    query: { problemId: '1' },
    answers: (image) => ({ readComplaint: ok(complaint({ images: [image] })) }),
    ready: 'They called me at night.',
  }),
  picture('complainDetails', 'disposeImages', {
    query: { problemId: '1' },
    answers: (image) => ({ readComplaint: ok(complaint({ ...answered, disposeImages: [image] })) }),
    ready: 'Process Result',
  }),
];

const uploading = picture('complainPageNext', 'url of an image', {
  query: { problemType: '1', problemSonType: '1', orderNo: '17001' },
  answers: (url) => ({ readComplaintStart: ok(complaintStart), uploadEvidence: ok({ url }) }),
  steps: [{ photo: 'Add images' }],
  again: 'Upload succeeded!',
  ready: 'They called at night',
});

const landing = picture('promotion', 'banner', {
  query: { id: '5' },
  answers: (banner) => ({
    readLandingTemplate: ok({ id: '5', template: { title: 'Money within a day', banner } }),
    trackVisit: ok(null),
    readCaptchaSession: ok({ sid: 's1' }),
    readCaptcha: { picture: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' },
  }),
  ready: 'Money within a day',
});

/** Every field whose image is shown. */
export const pictureFields: readonly AddressField[] = [...repaying, ...ordering, ...complaining, uploading, landing];

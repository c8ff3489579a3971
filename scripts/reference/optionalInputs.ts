import type { endpoints } from '../../shared/api/allEndpoints.ts';

type Endpoints = typeof endpoints;

/** The calls that have an input; loading the captcha's image is not one. */
type NameOfCall = Exclude<keyof Endpoints, 'readCaptcha'>;

type InputOf<Name extends NameOfCall> = Parameters<Endpoints[Name]['payload']>[0];

type Optional<Input> = Input extends void
  ? never
  : { [Key in keyof Input]-?: undefined extends Input[Key] ? Key : never }[keyof Input];

type OptionalInputs = { readonly [Name in NameOfCall]: { readonly [Key in Optional<InputOf<Name>>]: true } };

const anOrder = { productId: true, orderId: true } as const;
const aCampaign = { appFrom: true, userFrom: true, utmTag: true } as const;
const aLink = { linksId: true, downId: true } as const;

/**
 * The inputs that a call may lack, because they come from a URL that may be broken. The compiler checks this against the types of the
 * inputs: a name too many or too few is a type error.
 */
export const optionalInputs: OptionalInputs = {
  bindCard: { productId: true },
  bindCardForLoan: { productId: true },
  commitRepayment: { amount: true, couponId: true, orderId: true },
  confirmRepayment: { orderId: true, recordId: true },
  generatePayCode: anOrder,
  listAgreements: { productId: true },
  listComplaints: {},
  listLegacyAgreements: { productId: true },
  openAgreement: anOrder,
  openLegacyAgreement: anOrder,
  openProduct: { productId: true },
  pushLegacyLoan: { productId: true },
  pushLoan: { productId: true, termUnit: true },
  rateService: { problemId: true },
  rateStore: {},
  readBankForm: { product_id: true },
  readCaptchaSession: {},
  readComplaint: { problemId: true },
  readComplaintStart: { orderId: true },
  readContactInfo: {},
  readDelayPlan: anOrder,
  readFailedLogin: { productId: true },
  readLandingTemplate: { id: true },
  readLegacyLoanOffer: { productId: true },
  readLoanOffer: { productId: true },
  readOrder: { ...anOrder, product_id: true },
  readPeriodPlan: anOrder,
  readRepaymentWays: { orderId: true },
  register: {
    ...aCampaign,
    ...aLink,
    deviceId: true,
    appName: true,
    merchantNumber: true,
    inviteCode: true,
    landingId: true,
  },
  repayByWallet: { userId: true, orderId: true, amount: true },
  saveComplaint: { subtype: true, orderNo: true },
  saveEvent: { productId: true },
  sendSmsCode: { ...aCampaign, deviceId: true, appName: true },
  trackClick: { ...aCampaign, ...aLink, pageId: true },
  trackVisit: { ...aCampaign, pageId: true },
  uploadEvidence: {},
};

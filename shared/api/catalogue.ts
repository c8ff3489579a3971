/**
 * Every call of the service, one entry each: which client sends it, its method, and its path below the API base.
 *
 * Single exports, not one object, so that a page's script holds only the entries that it uses. A brand may override a
 * path by the entry's name (`Brand.paths`); `{svc}` stands for the brand's service name.
 */

/** `standard` posts JSON with the headers building and gather, `form` posts form-encoded with swift and eyes. */
export type ClientName = 'standard' | 'form';

/** One call as the wire sees it. `path` begins with a slash and is relative to the API base. */
export interface CatalogueEntry {
  readonly name: string;
  readonly client: ClientName;
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

const get = <Name extends string>(name: Name, path: string) =>
  ({ name, client: 'standard', method: 'GET', path }) as const;
const post = <Name extends string>(name: Name, path: string) =>
  ({ name, client: 'standard', method: 'POST', path }) as const;
const older = <Name extends string>(name: Name, path: string) =>
  ({ name, client: 'form', method: 'POST', path }) as const;

// Complaints and service
export const readComplaintStart = /* @__PURE__ */ post('readComplaintStart', '/user-problem/problem-init');
export const uploadEvidence = /* @__PURE__ */ post('uploadEvidence', '/user-problem/upload-problem-img');
export const saveComplaint = /* @__PURE__ */ post('saveComplaint', '/user-problem/problem-save');
export const listComplaints = /* @__PURE__ */ post('listComplaints', '/user-problem/problem-list');
export const readComplaint = /* @__PURE__ */ post('readComplaint', '/user-problem/problem-detail');
export const rateService = /* @__PURE__ */ post('rateService', '/user-problem/save-score');
export const readContactInfo = /* @__PURE__ */ post('readContactInfo', '/v3/personal-center/contact-kf-info');

// Bank binding
export const readBankForm = /* @__PURE__ */ post('readBankForm', '/v3/bind-card/card-init');
export const bindCard = /* @__PURE__ */ post('bindCard', '/v3/bind-card/bind-card');
export const bindCardForLoan = /* @__PURE__ */ post('bindCardForLoan', '/v3/loan-details/bind-card');

// Repayment
export const readRepaymentWays = /* @__PURE__ */ post('readRepaymentWays', '/v2/{svc}/service/loan/repayment-way');
export const commitRepayment = /* @__PURE__ */ post('commitRepayment', '/v2/{svc}/service/loan/repayment-commit');
export const confirmRepayment = /* @__PURE__ */ post('confirmRepayment', '/v2/{svc}/service/loan/repayment-confirm');
export const repayByWallet = /* @__PURE__ */ post('repayByWallet', '/v2/{svc}/service/loan/repayment-huichao');
export const readDelayPlan = /* @__PURE__ */ post('readDelayPlan', '/growing/plan');
export const readPeriodPlan = /* @__PURE__ */ post('readPeriodPlan', '/v3/installment/loan-play-detail');
export const generatePayCode = /* @__PURE__ */ post('generatePayCode', '/v3/loan-details/generate-vcode');

// Loan confirmation and order
export const readLoanOffer = /* @__PURE__ */ post('readLoanOffer', '/v3/loan-confirm/loan-detail-confirm');
export const listAgreements = /* @__PURE__ */ get('listAgreements', '/v3/contract/contract');
export const openAgreement = /* @__PURE__ */ get('openAgreement', '/v3/contract/contract-jump');
export const pushLoan = /* @__PURE__ */ post('pushLoan', '/v3/loan-confirm/loan-detail-push');
export const readOrder = /* @__PURE__ */ get('readOrder', '/v3/loan-details/loan-details');
export const rateStore = /* @__PURE__ */ post('rateStore', '/v3/loan-details/store-score');
export const saveEvent = /* @__PURE__ */ post('saveEvent', '/service/event/save');

// Promotion and landing
export const readLandingTemplate = /* @__PURE__ */ get(
  'readLandingTemplate',
  '/v2/{svc}/service/channel/channel-template',
);
export const trackVisit = /* @__PURE__ */ get('trackVisit', '/v2/{svc}/promotion/track-visit');
export const readCaptchaSession = /* @__PURE__ */ get('readCaptchaSession', '/v2/{svc}/promotion/get-sid');
export const readCaptcha = /* @__PURE__ */ get('readCaptcha', '/v2/{svc}/promotion/get-captcha');
export const sendSmsCode = /* @__PURE__ */ post('sendSmsCode', '/v2/{svc}/promotion/get-sms');
export const trackClick = /* @__PURE__ */ get('trackClick', '/v2/{svc}/promotion/track-click');
export const register = /* @__PURE__ */ post('register', '/v2/{svc}/promotion/register');

// Older calls, form-encoded; a lender's own paths are obfuscated, so these are the ones most often overridden
export const readOlderLoanOffer = /* @__PURE__ */ older('readOlderLoanOffer', '/older/confirm-data');
export const listOlderAgreements = /* @__PURE__ */ older('listOlderAgreements', '/older/agreements');
export const openOlderAgreement = /* @__PURE__ */ older('openOlderAgreement', '/older/agreement-jump');
export const pushOlderLoan = /* @__PURE__ */ older('pushOlderLoan', '/older/push');
export const readFailedLogin = /* @__PURE__ */ older('readFailedLogin', '/older/failed-recommend');
export const openProduct = /* @__PURE__ */ older('openProduct', '/older/open-product');

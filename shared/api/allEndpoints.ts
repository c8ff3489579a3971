import { bindCard } from './endpoints/bindCard.ts';
import { bindCardForLoan } from './endpoints/bindCardForLoan.ts';
import { commitRepayment } from './endpoints/commitRepayment.ts';
import { confirmRepayment } from './endpoints/confirmRepayment.ts';
import { generatePayCode } from './endpoints/generatePayCode.ts';
import { listAgreements } from './endpoints/listAgreements.ts';
import { listComplaints } from './endpoints/listComplaints.ts';
import { listLegacyAgreements } from './endpoints/listLegacyAgreements.ts';
import { openAgreement } from './endpoints/openAgreement.ts';
import { openLegacyAgreement } from './endpoints/openLegacyAgreement.ts';
import { openProduct } from './endpoints/openProduct.ts';
import { pushLegacyLoan } from './endpoints/pushLegacyLoan.ts';
import { pushLoan } from './endpoints/pushLoan.ts';
import { rateService } from './endpoints/rateService.ts';
import { rateStore } from './endpoints/rateStore.ts';
import { readBankForm } from './endpoints/readBankForm.ts';
import { readCaptcha } from './endpoints/readCaptcha.ts';
import { readCaptchaSession } from './endpoints/readCaptchaSession.ts';
import { readComplaint } from './endpoints/readComplaint.ts';
import { readComplaintStart } from './endpoints/readComplaintStart.ts';
import { readContactInfo } from './endpoints/readContactInfo.ts';
import { readDelayPlan } from './endpoints/readDelayPlan.ts';
import { readFailedLogin } from './endpoints/readFailedLogin.ts';
import { readLandingTemplate } from './endpoints/readLandingTemplate.ts';
import { readLegacyLoanOffer } from './endpoints/readLegacyLoanOffer.ts';
import { readLoanOffer } from './endpoints/readLoanOffer.ts';
import { readOrder } from './endpoints/readOrder.ts';
import { readPeriodPlan } from './endpoints/readPeriodPlan.ts';
import { readRepaymentWays } from './endpoints/readRepaymentWays.ts';
import { register } from './endpoints/register.ts';
import { repayByWallet } from './endpoints/repayByWallet.ts';
import { saveComplaint } from './endpoints/saveComplaint.ts';
import { saveEvent } from './endpoints/saveEvent.ts';
import { sendSmsCode } from './endpoints/sendSmsCode.ts';
import { trackClick } from './endpoints/trackClick.ts';
import { trackVisit } from './endpoints/trackVisit.ts';
import { uploadEvidence } from './endpoints/uploadEvidence.ts';
import { pathAt, type ServiceAddress } from './request.ts';

/** Every call of the service by its name, for the build, the sandbox and tests. A page imports only the calls that it makes. */
export const endpoints = {
  bindCard,
  bindCardForLoan,
  commitRepayment,
  confirmRepayment,
  generatePayCode,
  listAgreements,
  listComplaints,
  listLegacyAgreements,
  openAgreement,
  openLegacyAgreement,
  openProduct,
  pushLegacyLoan,
  pushLoan,
  rateService,
  rateStore,
  readBankForm,
  readCaptcha,
  readCaptchaSession,
  readComplaint,
  readComplaintStart,
  readContactInfo,
  readDelayPlan,
  readFailedLogin,
  readLandingTemplate,
  readLegacyLoanOffer,
  readLoanOffer,
  readOrder,
  readPeriodPlan,
  readRepaymentWays,
  register,
  repayByWallet,
  saveComplaint,
  saveEvent,
  sendSmsCode,
  trackClick,
  trackVisit,
  uploadEvidence,
} as const;

/** The name of a call. */
export type CallName = keyof typeof endpoints;

/** The names of all calls. */
export const callNames = Object.keys(endpoints) as readonly CallName[];

/** @returns the names of all calls by their paths at a service, below its base. */
export const callNamesByPath = (
  at: Pick<ServiceAddress, 'paths' | 'service'>,
  base: string,
): ReadonlyMap<string, CallName> => new Map(callNames.map((name) => [base + pathAt(endpoints[name], at), name]));

import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { bindCard } from './bindCard.ts';
import { bindCardForLoan } from './bindCardForLoan.ts';
import type { Handler } from './call.ts';
import { commitRepayment } from './commitRepayment.ts';
import { confirmRepayment } from './confirmRepayment.ts';
import { generatePayCode } from './generatePayCode.ts';
import { listAgreements } from './listAgreements.ts';
import { listComplaints } from './listComplaints.ts';
import { openAgreement } from './openAgreement.ts';
import { openProduct } from './openProduct.ts';
import { pushLegacyLoan } from './pushLegacyLoan.ts';
import { pushLoan } from './pushLoan.ts';
import { rateService } from './rateService.ts';
import { rateStore } from './rateStore.ts';
import { readBankForm } from './readBankForm.ts';
import { readCaptcha } from './readCaptcha.ts';
import { readCaptchaSession } from './readCaptchaSession.ts';
import { readComplaint } from './readComplaint.ts';
import { readComplaintStart } from './readComplaintStart.ts';
import { readContactInfo } from './readContactInfo.ts';
import { readDelayPlan } from './readDelayPlan.ts';
import { readFailedLogin } from './readFailedLogin.ts';
import { readLandingTemplate } from './readLandingTemplate.ts';
import { readLegacyLoanOffer } from './readLegacyLoanOffer.ts';
import { readLoanOffer } from './readLoanOffer.ts';
import { readOrder } from './readOrder.ts';
import { readPeriodPlan } from './readPeriodPlan.ts';
import { readRepaymentWays } from './readRepaymentWays.ts';
import { recorded } from './recorded.ts';
import { register } from './register.ts';
import { repayByWallet } from './repayByWallet.ts';
import { saveComplaint } from './saveComplaint.ts';
import { saveEvent } from './saveEvent.ts';
import { sendSmsCode } from './sendSmsCode.ts';
import { trackLanding } from './trackLanding.ts';
import { uploadEvidence } from './uploadEvidence.ts';

/** The calls that are answered, by their names. A new call is one file and one line here. */
const handlers: Readonly<Partial<Record<CallName, Handler>>> = {
  bindCard: recorded(bindCard),
  bindCardForLoan: recorded(bindCardForLoan),
  commitRepayment: recorded(commitRepayment),
  confirmRepayment: recorded(confirmRepayment),
  generatePayCode: recorded(generatePayCode),
  listAgreements,
  listComplaints,
  listLegacyAgreements: listAgreements,
  openAgreement,
  openLegacyAgreement: openAgreement,
  openProduct,
  pushLoan: recorded(pushLoan),
  pushLegacyLoan: recorded(pushLegacyLoan),
  rateService,
  rateStore,
  readBankForm,
  readComplaint,
  readComplaintStart,
  readContactInfo,
  readDelayPlan,
  readFailedLogin,
  readLoanOffer,
  readLegacyLoanOffer,
  readOrder,
  readPeriodPlan,
  readRepaymentWays,
  repayByWallet: recorded(repayByWallet),
  saveComplaint: recorded(saveComplaint),
  readCaptcha,
  readCaptchaSession,
  readLandingTemplate,
  register: recorded(register),
  saveEvent,
  sendSmsCode: recorded(sendSmsCode),
  trackClick: trackLanding('click'),
  trackVisit: trackLanding('visit'),
  uploadEvidence,
};

const notYet: Handler = async (call) => {
  throw new Refusal(refusalCodes.notYet, `The sandbox does not answer "${call.name}" yet.`);
};

/** Who answers a call. */
export function handlerOf(name: CallName): Handler {
  return handlers[name] ?? notYet;
}

import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { ownExports } from '../../build/calls.ts';
import { Refusal, refusalCodes } from '../http/envelope.ts';
import { bindCard, bindCardForLoan, readBankForm } from './bindCard.ts';
import { type Handler, transactional } from './call.ts';
import { listComplaints, readComplaint, readComplaintStart, saveComplaint, uploadEvidence } from './complaints.ts';
import { acceptEvent, rateService, rateStore, readContactInfo } from './customerService.ts';
import { openProduct, readFailedLogin } from './failedLogin.ts';
import {
  listAgreements,
  openAgreement,
  pushLegacyLoan,
  pushLoan,
  readLegacyLoanOffer,
  readLoanOffer,
} from './loanOffer.ts';
import { commitRepayment, confirmRepayment, readRepaymentWays } from './payByCard.ts';
import { readOrder } from './readOrder.ts';
import { recorded } from './recorded.ts';
import { readCaptcha, readCaptchaSession, readLandingTemplate, register, sendSmsCode } from './registration.ts';
import { generatePayCode, readDelayPlan, readPeriodPlan, repayByWallet } from './repay.ts';

/** The handlers by the names of their calls. */
export const handlers = {
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
  rateService: transactional(rateService),
  rateStore: recorded(rateStore),
  readBankForm,
  readCaptcha: transactional(readCaptcha),
  readCaptchaSession: transactional(readCaptchaSession),
  readComplaint,
  readComplaintStart,
  readContactInfo,
  readDelayPlan: transactional(readDelayPlan),
  readFailedLogin,
  readLandingTemplate,
  readLegacyLoanOffer,
  readLoanOffer,
  readOrder,
  readPeriodPlan: transactional(readPeriodPlan),
  readRepaymentWays: transactional(readRepaymentWays),
  register: recorded(register),
  repayByWallet: recorded(repayByWallet),
  saveComplaint: recorded(saveComplaint),
  saveEvent: acceptEvent,
  sendSmsCode: recorded(sendSmsCode),
  trackClick: acceptEvent,
  trackVisit: acceptEvent,
  uploadEvidence: transactional(uploadEvidence),
} satisfies { readonly [name in CallName]?: Handler };

/** The lender's answers to calls: `sandbox/` in their folder. */
const own = await ownExports<Handler>('sandbox');

/** Returns the handler of a call; for a call without one, a handler that refuses. */
export function handlerOf(name: CallName): Handler {
  const answered: { readonly [name in CallName]?: Handler } = handlers;
  return (
    own[name] ??
    answered[name] ??
    (() => Promise.reject(new Refusal(refusalCodes.notYet, `The sandbox does not answer "${name}" yet.`)))
  );
}

import type { State } from './State.ts';
import { addnormalcard, bindBank } from './screens/bank.ts';
import { borrowDetail } from './screens/borrowDetail.ts';
import { repaymentOfCode, repaymentOfCode2 } from './screens/codes.ts';
import { complainDetails, complainPageNext, complaint, complaintList } from './screens/complaints.ts';
import { confirmOfPeriod, loanConfirm, newLoanConfirm } from './screens/confirmations.ts';
import { customerService } from './screens/customerService.ts';
import { failedLogin } from './screens/failedLogin.ts';
import { loanDetail } from './screens/loanDetail.ts';
import { myDocuments } from './screens/myDocuments.ts';
import { paymentReminders } from './screens/paymentReminders.ts';
import { promotion } from './screens/promotion.ts';
import { repay, repayDelay } from './screens/repay.ts';
import { repaymentMethod } from './screens/repaymentMethod.ts';
import { stillPages } from './screens/stillPages.ts';

/** All states of all screens. */
export const states: readonly State[] = [
  ...loanDetail,
  ...repay,
  ...repayDelay,
  ...paymentReminders,
  ...myDocuments,
  ...repaymentOfCode2,
  ...repaymentOfCode,
  ...repaymentMethod,
  ...addnormalcard,
  ...borrowDetail,
  ...bindBank,
  ...newLoanConfirm,
  ...confirmOfPeriod,
  ...loanConfirm,
  ...failedLogin,
  ...complaint,
  ...complainPageNext,
  ...complaintList,
  ...complainDetails,
  ...customerService,
  ...promotion,
  ...stillPages,
];

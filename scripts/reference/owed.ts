import type { CallName } from '../../shared/api/allEndpoints.ts';
import { type Path, pathText } from './paths.ts';

// The contract names them without ‘or null’, and what the screen is for is in them: where and by when to pay, what a loan costs, what a
// complaint can be about. A page opens without them, and lacks that; of a list, `[]` says that there is none.
const owed: { readonly [call in CallName]?: readonly string[] } = {
  readPeriodPlan: ['repayDate', 'repayList', 'detail'],
  readDelayPlan: [
    'repayDate',
    'repayList',
    'repayPlan',
    'repayPlan.items',
    'repayPlan.items[].amount',
    'repayPlan.items[].time',
  ],
  readRepaymentWays: ['bankCards'],
  readLoanOffer: ['details', 'repay_plans', 'repay_plans[].amount', 'repay_plans[].pay_time'],
  readLegacyLoanOffer: ['details', 'repay_plans', 'repay_plans[].amount', 'repay_plans[].pay_time'],
  commitRepayment: ['needValid'],
  readOrder: ['noticeStatusText', 'userOrderDetail', 'userOrderDetail.detail'],
  readComplaintStart: ['problemType'],
  listComplaints: ['tabs', 'tabs[].list'],
};

/** Whether an answer has to have a field although a page can be opened without it: never missing, and never null. */
export const isOwed = (call: CallName, path: Path): boolean => !!owed[call]?.includes(pathText(path));

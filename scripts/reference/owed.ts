import type { CallName } from '../../shared/api/allEndpoints.ts';
import { type Path, pathText } from './paths.ts';

// The contract does not allow null for these fields, and they carry the purpose of the screen: where and by when to pay, what a loan
// costs, what a complaint can be about. A page opens without them, but incomplete; an empty list (`[]`) means that there is none.
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

/** Returns whether an answer must contain a field, not null, although a page can be opened without it. */
export const isOwed = (call: CallName, path: Path): boolean => !!owed[call]?.includes(pathText(path));

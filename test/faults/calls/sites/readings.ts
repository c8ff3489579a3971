import type { CallSite } from '../CallSite.ts';
import { opening, rereading, stateOf } from './parts.ts';

const stale = 'The offer or its agreements could not be loaded. Press Refresh to go on.';

// The login has failed, before this page and whatever becomes of its calls.
const FAILED = /^(Failed|Your login was refused\.)$/;

const offer = (screen: string, call: CallSite['call'], mark: string, same: Pick<CallSite, 'readsAs'> = {}) => {
  const state = stateOf(`${screen}.offer`);
  return [
    opening({ call, state, success: 'Payment Plan', data: 'needed', ...same }),
    rereading({
      call,
      state,
      success: 'Payment Plan',
      data: 'needed',
      mark,
      whenUnknown: { success: '', words: ['Payment Plan', stale], mayLock: /^(Loan|Get the loan)$/ },
    }),
  ];
};

/** The calls that bring a screen's main data. */
export const readings: readonly CallSite[] = [
  opening({ call: 'readPeriodPlan', state: stateOf('repay.ready'), data: 'needed' }),
  rereading({ call: 'readPeriodPlan', state: stateOf('repay.ready'), data: 'needed', mark: 'Sample Peso Loan' }),
  opening({ call: 'readPeriodPlan', state: stateOf('repaymentOfCode2.fetched'), data: 'needed' }),
  opening({ call: 'readDelayPlan', state: stateOf('repayDelay.ready'), data: 'needed' }),
  rereading({ call: 'readDelayPlan', state: stateOf('repayDelay.ready'), data: 'needed', mark: 'Sample Peso Loan' }),
  // Beside the rollover, which stands without it: nothing is said where it is not known.
  {
    name: 'readPeriodPlan at repayDelay',
    call: 'readPeriodPlan',
    readsAs: 'readPeriodPlan at repay',
    opened: stateOf('repayDelay.ready'),
    before: [],
    trigger: [],
    success: 'This does not reduce what you owe for the loan itself.',
    data: 'ignored',
    whenUnknown: {},
    whenRefused: {},
    saysWhy: false,
    isSilent: true,
  },
  opening({ call: 'readPeriodPlan', state: stateOf('paymentReminders.one'), data: 'needed' }),
  rereading({
    call: 'readPeriodPlan',
    state: stateOf('paymentReminders.one'),
    data: 'needed',
    mark: 'Sample Peso Loan',
  }),
  opening({ call: 'readOrder', state: stateOf('loanDetail.174-delay'), data: 'needed' }),
  rereading({ call: 'readOrder', state: stateOf('loanDetail.174-delay'), data: 'needed', mark: 'Sample Peso Loan' }),
  opening({
    call: 'readOrder',
    state: stateOf('myDocuments.settled'),
    data: 'needed',
    success: 'This phone has kept no receipt for this order.',
    readsAs: 'readOrder at loanDetail',
  }),
  opening({ call: 'readOrder', state: stateOf('loanDetail.21-market'), data: 'needed', what: ', with products' }),
  opening({
    call: 'readOrder',
    state: stateOf('loanDetail.order'),
    data: 'needed',
    // What the service says of that order.
    exempt: /^The money could not be sent to your account\.$/,
    readsAs: 'readOrder at loanDetail',
  }),
  opening({ call: 'readOrder', state: stateOf('borrowDetail.settled'), data: 'needed' }),
  rereading({ call: 'readOrder', state: stateOf('borrowDetail.settled'), data: 'needed', mark: 'Sample Peso Loan' }),
  opening({ call: 'readRepaymentWays', state: stateOf('repaymentMethod.list'), data: 'optional' }),
  opening({
    call: 'readRepaymentWays',
    state: stateOf('repaymentMethod.wallet'),
    data: 'optional',
    success: 'Sample Wallet',
    what: ', by wallet',
    readsAs: 'readRepaymentWays at repaymentMethod',
  }),
  rereading({
    call: 'readRepaymentWays',
    state: stateOf('repaymentMethod.list'),
    data: 'optional',
    mark: 'Sample Island Bank',
  }),
  opening({ call: 'readBankForm', state: stateOf('bindBank.filled'), data: 'needed' }),
  opening({ call: 'readBankForm', state: stateOf('addnormalcard.empty'), data: 'needed' }),
  ...offer('newLoanConfirm', 'readLoanOffer', 'Sample Peso Loan'),
  ...offer('confirmOfPeriod', 'readLoanOffer', 'Sample Peso Loan', { readsAs: 'readLoanOffer at newLoanConfirm' }),
  ...offer('loanConfirm', 'readLegacyLoanOffer', 'Sample Rupee Loan'),
  opening({ call: 'readFailedLogin', state: stateOf('error.products'), data: 'optional', exempt: FAILED }),
  rereading({
    call: 'readFailedLogin',
    state: stateOf('error.products'),
    data: 'optional',
    mark: 'Sample Cash Now',
    exempt: FAILED,
  }),
  opening({ call: 'readComplaintStart', state: stateOf('complaint.start'), data: 'optional' }),
  rereading({
    call: 'readComplaintStart',
    state: stateOf('complaint.start'),
    data: 'optional',
    mark: 'Customer service',
  }),
  opening({ call: 'listComplaints', state: stateOf('complaintList.list'), data: 'optional' }),
  rereading({
    call: 'listComplaints',
    state: stateOf('complaintList.list'),
    data: 'optional',
    mark: 'They called me at night.',
  }),
  opening({ call: 'readComplaint', state: stateOf('complainDetails.answered'), data: 'optional' }),
  rereading({
    call: 'readComplaint',
    state: stateOf('complainDetails.answered'),
    data: 'optional',
    mark: 'They called at night',
  }),
];

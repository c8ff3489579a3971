import type { CallSite } from '../CallSite.ts';
import { opening, rereading, silent, stateOf } from './parts.ts';

const stale = 'The offer or its agreements could not be loaded. Press Refresh to go on.';

// The login failed before this page opened, whatever happens to its calls.
const FAILED = /^(Failed|Your login was refused\.)$/;

type More = Partial<Pick<CallSite, 'data' | 'exempt'>>;

/** Creates the sites of a call when the screen opens and when the borrower returns; `mark` is text of its answer. */
const twice = (call: CallSite['call'], name: string, mark: string, more: More = {}): readonly CallSite[] => {
  const state = stateOf(name);
  return [opening({ call, state, ...more }), rereading({ call, state, mark, ...more })];
};

const optional = { data: 'optional' } as const;

const offer = (screen: string, call: CallSite['call'], mark: string, same: Pick<CallSite, 'readsAs'> = {}) => {
  const state = stateOf(`${screen}.offer`);
  return [
    opening({ call, state, success: 'Payment Plan', ...same }),
    rereading({
      call,
      state,
      success: 'Payment Plan',
      mark,
      whenUnknown: { success: '', words: ['Payment Plan', stale], mayLock: /^(Loan|Get the loan)$/ },
    }),
  ];
};

/** The calls that load a screen's main data. */
export const readings: readonly CallSite[] = [
  ...twice('readPeriodPlan', 'repay.ready', 'Sample Peso Loan'),
  opening({ call: 'readPeriodPlan', state: stateOf('repaymentOfCode2.fetched') }),
  ...twice('readDelayPlan', 'repayDelay.ready', 'Sample Peso Loan'),
  // The plan is additional to the rollover, which works without it: the page says nothing if it is missing.
  silent({
    call: 'readPeriodPlan',
    readsAs: 'readPeriodPlan at repay',
    state: stateOf('repayDelay.ready'),
    success: 'This does not reduce what you owe for the loan itself.',
  }),
  ...twice('readPeriodPlan', 'paymentReminders.one', 'Sample Peso Loan'),
  ...twice('readOrder', 'loanDetail.174-delay', 'Sample Peso Loan'),
  opening({
    call: 'readOrder',
    state: stateOf('myDocuments.settled'),
    success: 'This phone has kept no receipt for this order.',
    readsAs: 'readOrder at loanDetail',
  }),
  opening({ call: 'readOrder', state: stateOf('loanDetail.21-market'), what: ', with products' }),
  opening({
    call: 'readOrder',
    state: stateOf('loanDetail.order'),
    // The service's own text about that order.
    exempt: /^The money could not be sent to your account\.$/,
    readsAs: 'readOrder at loanDetail',
  }),
  ...twice('readOrder', 'borrowDetail.settled', 'Sample Peso Loan'),
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
  opening({ call: 'readBankForm', state: stateOf('bindBank.filled') }),
  opening({ call: 'readBankForm', state: stateOf('addnormalcard.empty') }),
  ...offer('newLoanConfirm', 'readLoanOffer', 'Sample Peso Loan'),
  ...offer('confirmOfPeriod', 'readLoanOffer', 'Sample Peso Loan', { readsAs: 'readLoanOffer at newLoanConfirm' }),
  ...offer('loanConfirm', 'readLegacyLoanOffer', 'Sample Rupee Loan'),
  ...twice('readFailedLogin', 'error.products', 'Sample Cash Now', { ...optional, exempt: FAILED }),
  ...twice('readComplaintStart', 'complaint.start', 'Customer service', optional),
  ...twice('listComplaints', 'complaintList.list', 'They called me at night.', optional),
  ...twice('readComplaint', 'complainDetails.answered', 'They called at night', optional),
];

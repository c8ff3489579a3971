import type { KeptPayment } from '../../shared/features/repayment/sentPayment.ts';

/** A payment by code, of which nothing else is known. */
export const keptPayment: KeptPayment = {
  way: 'code',
  amount: '150050',
  channel: 'Sample Wallet',
  reference: '7100',
  promised: '',
  isAccepted: false,
  sentAtMs: 0,
  before: undefined,
  isOneOfSeveral: false,
  isOnlyShown: false,
  lastSeenAtMs: undefined,
  rollover: undefined,
};

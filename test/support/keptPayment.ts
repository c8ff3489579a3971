import type { KeptPayment } from '../../shared/features/repayment/sentPayment.ts';

/** A payment by code, with defaults for everything else. */
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

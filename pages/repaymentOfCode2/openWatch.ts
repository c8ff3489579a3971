import { complainOfPayment } from '../../shared/features/complaint/complainOfPayment.ts';
import type { OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import { openCodeWatch } from '../../shared/features/repayment/openCodeWatch.tsx';
import type { WatchedCodeEnv } from '../../shared/features/repayment/storedCode.ts';
import { leadToPayment } from './leadToPayment.ts';

/** Whether the code has been paid, the slip of it that the phone keeps, and the way on where there is no code. */
export const openWatch: OpenWatch<WatchedCodeEnv> = (env, $parts) => {
  leadToPayment(env);
  return openCodeWatch(complainOfPayment)(env, $parts);
};

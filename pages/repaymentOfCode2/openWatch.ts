import { complainOfPayment } from '../../shared/features/complaint/complainOfPayment.ts';
import type { OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import { openCodeWatch } from '../../shared/features/repayment/openCodeWatch.tsx';
import type { WatchedCodeEnv } from '../../shared/features/repayment/storedCode.ts';
import { leadToPayment } from './leadToPayment.ts';

/** Watches whether the code has been paid, stores its slip on the phone, and leads on if there is no code. */
export const openWatch: OpenWatch<WatchedCodeEnv> = (env, $parts) => {
  leadToPayment(env);
  return openCodeWatch(complainOfPayment)(env, $parts);
};

import { complainOfPayment } from '../../shared/features/complaint/complainOfPayment.ts';
import { openCodeWatch } from '../../shared/features/repayment/openCodeWatch.tsx';

/** Watches whether the code has been paid, and stores its slip on the phone. */
export const openWatch = openCodeWatch(complainOfPayment);

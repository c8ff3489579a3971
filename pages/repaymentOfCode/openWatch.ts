import { complainOfPayment } from '../../shared/features/complaint/complainOfPayment.ts';
import { openCodeWatch } from '../../shared/features/repayment/openCodeWatch.tsx';

/** Whether the code has been paid, and the slip of it that the phone keeps. */
export const openWatch = openCodeWatch(complainOfPayment);

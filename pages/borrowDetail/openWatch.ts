import { complainOfPayment } from '../../shared/features/complaint/complainOfPayment.ts';
import type { OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import { openPaymentWatch } from '../../shared/features/repayment/openPaymentWatch.tsx';

/** Watches the payment after which the borrower came here. */
export const openWatch: OpenWatch = (env, $parts) => openPaymentWatch(env, $parts, complainOfPayment);

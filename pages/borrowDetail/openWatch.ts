import { complainOfPayment } from '../../shared/features/complaint/complainOfPayment.ts';
import type { OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import { openPaymentWatch } from '../../shared/features/repayment/openPaymentWatch.tsx';

/** What has become of the payment that led here. */
export const openWatch: OpenWatch = (env, $parts) => openPaymentWatch(env, $parts, complainOfPayment);

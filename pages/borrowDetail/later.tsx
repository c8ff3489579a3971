import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { OwnPayments } from '../../shared/payments/OwnPayments.tsx';

/** The rest of the page: what has become of a payment. */
export const later = { ...paymentParts, OwnPayments };

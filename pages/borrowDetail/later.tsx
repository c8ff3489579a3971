import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { OwnPayments } from '../../shared/payments/OwnPayments.tsx';

/** The later part of the page: the status of a payment. */
export const later = { ...paymentParts, OwnPayments };

import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { OwnPayments } from '../../shared/payments/OwnPayments.tsx';
import { Below } from './Below.tsx';

/** The rest of the page: what stands below the order or opens over it, and what is said of a payment. */
export const later = { ...paymentParts, Below, OwnPayments };

import { OwnPayments } from '../../shared/features/core/OwnPayments.tsx';
import { paymentParts } from '../../shared/features/core/paymentParts.ts';

/** The rest of the page: what has become of a payment. */
export const later = { ...paymentParts, OwnPayments };

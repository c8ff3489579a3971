import { paymentParts } from '../../shared/features/complaint/paymentParts.ts';
import { OwnPayments } from '../../shared/features/core/OwnPayments.tsx';

/** The rest of the page: what has become of a payment. */
export const later = { ...paymentParts, OwnPayments };

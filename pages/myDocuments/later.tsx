import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { OwnPayments } from '../../shared/payments/OwnPayments.tsx';
import { Papers } from './Papers.tsx';

/** The rest of the page: the documents, and what has become of a payment. */
export const later = { ...paymentParts, OwnPayments, Papers };

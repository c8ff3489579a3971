import { OwnPayments } from '../../shared/features/core/OwnPayments.tsx';
import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { Papers } from './Papers.tsx';

/** The rest of the page: the documents, and what has become of a payment. */
export const later = { ...paymentParts, OwnPayments, Papers };

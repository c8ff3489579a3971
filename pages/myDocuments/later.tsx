import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { OwnPayments } from '../../shared/payments/OwnPayments.tsx';
import { Documents } from './Documents.tsx';

/** The rest of the page: the documents, and what has become of a payment. */
export const later = { ...paymentParts, OwnPayments, Documents };

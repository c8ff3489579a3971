import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { OwnPayments } from '../../shared/payments/OwnPayments.tsx';
import { Documents } from './Documents.tsx';

/** The later part of the page: the documents, and the status of a payment. */
export const later = { ...paymentParts, OwnPayments, Documents };

import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { Paying } from './paying/Paying.tsx';

/** The rest of the page: paying, and what has become of a payment. */
export const later = { ...paymentParts, Paying };

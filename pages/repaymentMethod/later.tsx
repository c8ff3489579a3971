import { paymentParts } from '../../shared/features/complaint/paymentParts.ts';
import { Paying } from './paying/Paying.tsx';

/** The rest of the page: paying, and what has become of a payment. */
export const later = { ...paymentParts, Paying };

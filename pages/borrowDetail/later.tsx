import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { OrderPhone } from '../../shared/features/order/OrderPhone.tsx';
import { OwnPayments } from '../../shared/payments/OwnPayments.tsx';

/** The later part of the page: the status of a payment, and whom to call about it. */
export const later = { ...paymentParts, OwnPayments, OrderPhone };

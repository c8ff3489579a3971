import type { ComingPayment } from '../../shared/features/repayment/comingPayments.ts';

/** A payment with its words: product and amount, in the page's language. */
export interface NamedReminder extends ComingPayment {
  readonly title: string;
}

import { showAmount } from '../brand/formats.ts';
import { formatMoment } from '../domain/dates.ts';
import type { BookedPayment } from '../domain/orderFacts.ts';
import { t } from '../i18n/t.ts';
import type { Row } from '../ui/RowList.tsx';
import { paymentDetailsText as text } from './messages.ts';
import type { PaymentRecord } from './paymentRecord.ts';

/** The texts about a payment, on screen and on its receipt. */
export interface ReceiptWords {
  readonly title: string;
  readonly amount: string;
  readonly purpose: string;
  readonly facts: readonly Row[];
}

/** Formats a moment with its day, even if that is today, because a receipt is kept for years. */
const momentText = (atMs: number): string => formatMoment(atMs, 0);

const known = (rows: readonly Row[]): readonly Row[] => rows.filter(({ value }) => value);

/** The receipt of a payment that the service has booked: its own statements. */
export const bookedReceipt = (payment: BookedPayment, orderId: string, title: string): ReceiptWords => ({
  title,
  amount: showAmount(payment.amountCents),
  purpose: t(payment.purpose === 'rollover' ? text.rollover : text.repayment),
  facts: known([
    { label: t(text.paidAt), value: momentText(payment.atMs) },
    { label: t(text.by), value: payment.way },
    { label: t(text.reference), value: payment.reference },
    { label: t(text.order), value: orderId },
  ]),
});

/** The receipt of a payment by card or wallet that the service has accepted. */
export const acceptedReceipt = (payment: PaymentRecord, orderId: string, title: string): ReceiptWords => ({
  title,
  amount: showAmount(payment.amount),
  purpose: t(payment.isRollover ? text.rollover : text.repayment),
  facts: known([
    { label: t(text.sent), value: momentText(payment.atMs) },
    { label: t(text.reference), value: payment.reference },
    { label: t(text.order), value: orderId },
  ]),
});

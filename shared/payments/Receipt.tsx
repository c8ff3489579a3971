import { useState } from 'react';
import { name } from '../brand/current.ts';
import { showAmount } from '../brand/formats.ts';
import { lenderMoment } from '../brand/today.ts';
import type { Amount } from '../domain/money.ts';
import type { BookedPayment } from '../domain/planFacts.ts';
import { t } from '../i18n/t.ts';
import { copyText } from '../platform/handOver/handOver.ts';
import { Button } from '../ui/Button.tsx';
import { commonText } from '../ui/messages.ts';
import type { Row } from '../ui/RowList.tsx';
import { paymentDetailsText, receiptText as text } from './messages.ts';
import type { PaymentRecord } from './paymentRecord.ts';

/** A button that copies a text, to keep it or to hand it on; where the phone does not copy, the text is shown to be held. */
export function CopyWords({ words, label }: { readonly words: string; readonly label: string }) {
  const [last, setLast] = useState<{ readonly words: string; readonly isCopied: boolean }>();
  // What has come of an earlier text does not apply to this one.
  const isCopied = last?.words === words ? last.isCopied : undefined;
  const copy = async (): Promise<void> => setLast({ words, isCopied: await copyText(words) });
  return (
    <>
      <Button kind="quiet" onPress={copy}>
        {isCopied ? t(commonText.copied) : label}
      </Button>
      <p className="small" role="status">
        {isCopied === false && t(commonText.notCopied)}
      </p>
      {isCopied === false && <p className="said small">{words}</p>}
    </>
  );
}

/** The texts about a payment, on screen and on its receipt. */
export interface ReceiptWords {
  readonly title: string;
  readonly amount: string;
  readonly purpose: string;
  readonly facts: readonly Row[];
}

/** A receipt with these facts, as far as they are known. */
const receiptOf = (title: string, amount: Amount, isRollover: boolean, facts: readonly Row[]): ReceiptWords => ({
  title,
  amount: showAmount(amount),
  purpose: t(isRollover ? commonText.rolloverFee : paymentDetailsText.repayment),
  facts: facts.filter(({ value }) => value),
});

/** The receipt of a payment that the service has booked: its own statements. */
export const bookedReceipt = (payment: BookedPayment, orderId: string, title: string): ReceiptWords =>
  receiptOf(title, payment.amountCents, payment.purpose === 'rollover', [
    { label: t(paymentDetailsText.paidAt), value: lenderMoment(payment.atMs) },
    { label: t(paymentDetailsText.by), value: payment.way },
    { label: t(paymentDetailsText.reference), value: payment.reference },
    { label: t(commonText.orderNumber), value: orderId },
  ]);

/** The receipt of a payment by card or wallet that the service has accepted. */
export const acceptedReceipt = (payment: PaymentRecord, orderId: string, title: string): ReceiptWords =>
  receiptOf(title, payment.amount, payment.isRollover, [
    { label: t(paymentDetailsText.sent), value: lenderMoment(payment.atMs) },
    { label: t(paymentDetailsText.reference), value: payment.reference },
    { label: t(commonText.orderNumber), value: orderId },
  ]);

/** A row as a line of a text. */
export const rowLine = ({ label, value }: Row): string => `${label}: ${value}`;

/** Copies the receipt of a payment. It holds no session, no name and no phone number. */
export function Receipt({ words: { title, amount, purpose, facts } }: { readonly words: ReceiptWords }) {
  const lines = [name, title, amount, purpose, ...facts.map(rowLine), t(text.holds)];
  return <CopyWords words={lines.join('\n')} label={t(text.copy)} />;
}

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { showAmount } from '../brand/formats.ts';
import { lenderMoment } from '../brand/today.ts';
import type { BookedPayment } from '../domain/planFacts.ts';
import { t } from '../i18n/t.ts';
import { copyText } from '../platform/handOver/handOver.ts';
import { browserFiles } from '../platform/handOver/shareFile.ts';
import { dataAddress, textImage } from '../platform/images/textImage.ts';
import { Button } from '../ui/Button.tsx';
import { commonText } from '../ui/messages.ts';
import type { Row } from '../ui/RowList.tsx';
import { paymentDetailsText, receiptText as text } from './messages.ts';
import type { PaymentRecord } from './paymentRecord.ts';
import {
  createReceipt,
  lenderLine,
  type ReceiptLines,
  type Receipt as ReceiptModel,
  receiptText,
  subjectOf,
} from './receiptModel.ts';

interface SavePictureProps {
  readonly receipt: ReceiptLines;
  /** The label of the button. */
  readonly label: string;
  readonly model: ReceiptModel;
}

/**
 * Saves texts as a picture to share or store; if that is impossible, shows the picture to long-press and offers the text to copy. Each tap shows
 * its outcome.
 */
export function SavePicture({ receipt, label, model }: SavePictureProps) {
  const lastState = useStore(model.$state);
  const isOfThis = useStore(model.$subject) === subjectOf(receipt);
  const picture = useStore(model.$picture);
  const isCopied = useStore(model.$isCopied);
  const words = receiptText(receipt);
  // The outcome of an earlier receipt does not apply to this one; only one is saved at a time.
  const state = isOfThis || lastState === 'busy' ? lastState : 'idle';
  if (state === 'text')
    return (
      <>
        <p className="small">{t(picture ? text.holdIt : text.copyIt)}</p>
        {picture && <img src={picture} alt={words} width="100%" />}
        {/* The picture says the same: its text stands below it only to be held, where the phone does not copy it. */}
        {(!picture || isCopied === false) && <p className="said small">{words}</p>}
        <Button kind="quiet" onPress={() => model.copy(receipt)}>
          {t(isCopied ? commonText.copied : commonText.copyText)}
        </Button>
        <p className="small" role="status">
          {isCopied === false && t(commonText.notCopied)}
        </p>
      </>
    );
  return (
    <>
      <Button kind="quiet" onPress={() => model.save(receipt)} isBusy={state === 'busy'}>
        {label}
      </Button>
      <p className="small" role="status">
        {state === 'saved' && t(text.saved)}
        {state === 'shared' && t(text.shared)}
      </p>
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

const known = (rows: readonly Row[]): readonly Row[] => rows.filter(({ value }) => value);

/** The receipt of a payment that the service has booked: its own statements. */
export const bookedReceipt = (payment: BookedPayment, orderId: string, title: string): ReceiptWords => ({
  title,
  amount: showAmount(payment.amountCents),
  purpose: t(payment.purpose === 'rollover' ? commonText.rolloverFee : paymentDetailsText.repayment),
  facts: known([
    { label: t(paymentDetailsText.paidAt), value: lenderMoment(payment.atMs) },
    { label: t(paymentDetailsText.by), value: payment.way },
    { label: t(paymentDetailsText.reference), value: payment.reference },
    { label: t(commonText.orderNumber), value: orderId },
  ]),
});

/** The receipt of a payment by card or wallet that the service has accepted. */
export const acceptedReceipt = (payment: PaymentRecord, orderId: string, title: string): ReceiptWords => ({
  title,
  amount: showAmount(payment.amount),
  purpose: t(payment.isRollover ? commonText.rolloverFee : paymentDetailsText.repayment),
  facts: known([
    { label: t(paymentDetailsText.sent), value: lenderMoment(payment.atMs) },
    { label: t(paymentDetailsText.reference), value: payment.reference },
    { label: t(commonText.orderNumber), value: orderId },
  ]),
});

/** The lines of a receipt. */
export const linesOf = ({ title, amount, purpose, facts }: ReceiptWords): ReceiptLines => ({
  fileName: 'receipt.png',
  lines: [
    lenderLine,
    { text: title, size: 40, isBold: true },
    { text: amount, size: 80, isBold: true },
    { text: purpose, size: 36 },
    ...facts.map(({ label, value }) => ({ text: label, value, size: 36 })),
    { text: t(text.holds), size: 30 },
  ],
});

interface SaveLinesProps {
  readonly lines: ReceiptLines;
  /** The label of the button. */
  readonly label: string;
}

/** Saves lines as a picture to share or store, or as text to copy. */
export function SaveLines({ lines, label }: SaveLinesProps) {
  const [model] = useState(() =>
    createReceipt({ ...browserFiles, draw: textImage, copy: copyText, addressOf: dataAddress }),
  );
  return <SavePicture receipt={lines} label={label} model={model} />;
}

/** Saves the receipt of a payment. */
export function Receipt({ words }: { readonly words: ReceiptWords }) {
  return <SaveLines lines={linesOf(words)} label={t(text.save)} />;
}

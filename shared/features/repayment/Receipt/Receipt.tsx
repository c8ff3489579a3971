import { t } from '../../../i18n/t.ts';
import type { ResultWords } from '../PaymentResult/resultWords.tsx';
import { lenderLine } from './lenderLine.ts';
import { text } from './messages.ts';
import type { ReceiptLines, Receipt as ReceiptModel } from './receiptModel.ts';
import { SavePicture } from './SavePicture.tsx';

interface ReceiptProps {
  readonly words: ResultWords;
  readonly model: ReceiptModel;
}

/** The lines of the receipt for a result. */
export const linesOf = ({ title, amount, purpose, facts, next }: ResultWords): ReceiptLines => ({
  fileName: 'receipt.png',
  lines: [
    lenderLine,
    { text: title, size: 32, isBold: true },
    ...(amount ? [{ text: amount, size: 56, isBold: true }] : []),
    ...(purpose ? [{ text: purpose, size: 28 }] : []),
    ...facts.map(({ label, value }) => ({ text: label, value, size: 28 })),
    { text: next, size: 28 },
    { text: t(text.holds), size: 24 },
  ],
});

/** Saves what a screen shows about a payment: as a picture to share or store, or as text to copy. */
export function Receipt({ words, model }: ReceiptProps) {
  return <SavePicture receipt={linesOf(words)} label={t(text.save)} model={model} />;
}

import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { copyText } from '../platform/handOver/copyText.ts';
import { browserFiles } from '../platform/handOver/shareFile.ts';
import { dataAddress, textImage } from '../platform/images/textImage.ts';
import { receiptText as text } from './messages.ts';
import { createReceipt, lenderLine, type ReceiptLines } from './receiptModel.ts';
import type { ReceiptWords } from './receiptWords.tsx';
import { SavePicture } from './SavePicture.tsx';

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

/** Saves lines as a picture to share or store, or as text to copy, also where the page cannot be printed. */
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

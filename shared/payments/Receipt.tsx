import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { copyText } from '../platform/clipboard.ts';
import { dataAddress, textImage } from '../platform/images/textImage.ts';
import { browserFiles } from '../platform/shareFile.ts';
import { receiptText as text } from './messages.ts';
import { createReceipt, lenderLine, type ReceiptLines } from './receiptModel.ts';
import type { ReceiptWords } from './receiptWords.tsx';
import { SavePicture } from './SavePicture.tsx';

/** The lines of a receipt. */
export const linesOf = ({ title, amount, purpose, facts }: ReceiptWords): ReceiptLines => ({
  fileName: 'receipt.png',
  lines: [
    lenderLine,
    { text: title, size: 32, isBold: true },
    { text: amount, size: 56, isBold: true },
    { text: purpose, size: 28 },
    ...facts.map(({ label, value }) => ({ text: label, value, size: 28 })),
    { text: t(text.holds), size: 24 },
  ],
});

/** Saves the receipt of a payment: as a picture to share or store, or as text to copy. */
export function Receipt({ words }: { readonly words: ReceiptWords }) {
  const [model] = useState(() =>
    createReceipt({ ...browserFiles, draw: textImage, copy: copyText, addressOf: dataAddress }),
  );
  return <SavePicture receipt={linesOf(words)} label={t(text.save)} model={model} />;
}

import { useStore } from '@nanostores/react';
import { name } from '../../../brand/current.ts';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { ResultWords } from '../PaymentResult/resultWords.tsx';
import { text } from './messages.ts';
import { type ReceiptLines, type Receipt as ReceiptModel, receiptText } from './receiptModel.ts';

interface ReceiptProps {
  readonly words: ResultWords;
  readonly model: ReceiptModel;
}

const linesOf = ({ title, amount, purpose, facts, next }: ResultWords): ReceiptLines => ({
  fileName: 'receipt.png',
  lines: [
    { text: name, size: 28, isBold: true },
    { text: title, size: 32, isBold: true },
    ...(amount ? [{ text: amount, size: 56, isBold: true }] : []),
    ...(purpose ? [{ text: purpose, size: 28 }] : []),
    ...facts.map(({ label, value }) => ({ text: `${label}: ${value}`, size: 28 })),
    { text: next, size: 28 },
    { text: t(text.holds), size: 24 },
  ],
});

/** Saves what a screen says of a payment: as a picture to share or to keep, or as text to copy. */
export function Receipt({ words, model }: ReceiptProps) {
  const state = useStore(model.$state);
  const isCopied = useStore(model.$isCopied);
  const receipt = linesOf(words);
  if (state === 'text')
    return (
      <>
        <p className="small">{t(text.copyIt)}</p>
        <p className="said small">{receiptText(receipt)}</p>
        <Button kind="quiet" onPress={() => model.copy(receipt)}>
          {t(isCopied ? text.copied : text.copy)}
        </Button>
      </>
    );
  return (
    <>
      <Button kind="quiet" onPress={() => model.save(receipt)} isBusy={state === 'busy'}>
        {t(text.save)}
      </Button>
      <p className="small" role="status">
        {state === 'saved' && t(text.saved)}
      </p>
    </>
  );
}

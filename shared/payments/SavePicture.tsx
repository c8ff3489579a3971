import { useStore } from '@nanostores/react';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/Button.tsx';
import { receiptText as text } from './messages.ts';
import { type ReceiptLines, type Receipt as ReceiptModel, receiptText, subjectOf } from './receiptModel.ts';

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
          {t(isCopied ? text.copied : text.copy)}
        </Button>
        <p className="small" role="status">
          {isCopied === false && t(text.notCopied)}
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

import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import type { FirstContractView } from '../firstContract.ts';
import { text } from './messages.ts';
import './AgreementFrame.scss';

interface AgreementFrameProps {
  readonly agreement: FirstContractView;
  /** The frame has loaded. */
  readonly onArrive: () => void;
  readonly onOpenApart: () => void;
  /** Looks again for one that was not there. */
  readonly onRetry: () => void;
  readonly onAgree: () => void;
  readonly onCancel: () => void;
}

const notes = {
  waiting: text.waiting,
  late: text.late,
  unsure: text.unsure,
  apart: text.apart,
  missing: text.missing,
};

/**
 * A contract over the page, which has to be answered. Its frame may show and scroll, and nothing else: a script in it
 * would find the native app's handlers, which webviews give to every frame. A document that needs one, or that no frame
 * may show, is opened by itself.
 */
export function AgreementFrame({ agreement, onArrive, onOpenApart, onRetry, onAgree, onCancel }: AgreementFrameProps) {
  const { frameUrl, note, isReadable } = agreement;
  const isLookedFor = note === 'waiting' && !frameUrl;
  return (
    <Dialog title={t(text.title)}>
      {frameUrl && (
        <div className="agreement-frame">
          <iframe title={t(text.title)} sandbox="" referrerPolicy="no-referrer" src={frameUrl} onLoad={onArrive} />
        </div>
      )}
      {/* Kept when empty: without it 'Cancel' moved to where 'Agree' had been. */}
      <p className="small" role="status">
        {!isReadable && note ? t(notes[note]) : '\u00a0'}
      </p>
      {note === 'missing' ? (
        <Button onPress={onRetry} kind="quiet">
          {t(text.retry)}
        </Button>
      ) : (
        <Button onPress={onOpenApart} kind={frameUrl ? 'text' : 'quiet'} isDisabled={isLookedFor}>
          {t(text.open)}
        </Button>
      )}
      <Button onPress={onAgree} isDisabled={!isReadable}>
        {t(text.agree)}
      </Button>
      <Button onPress={onCancel} kind="quiet">
        {t(text.cancel)}
      </Button>
    </Dialog>
  );
}

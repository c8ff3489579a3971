import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { commonText } from '../../ui/messages.ts';
import type { FirstContractView } from './firstContract.ts';
import { agreementFrameText as text } from './messages.ts';
import './AgreementFrame.scss';

interface AgreementFrameProps {
  readonly agreement: FirstContractView;
  /** The frame has loaded. */
  readonly onArrive: () => void;
  readonly onOpenApart: () => void;
  /** Tries again to load a contract that was not found. */
  readonly onRetry: () => void;
  readonly onAgree: () => void;
  readonly onCancel: () => void;
  readonly phone: string;
  readonly onCall: () => void;
}

const notes = {
  waiting: text.waiting,
  late: text.late,
  unsure: text.unsure,
  apart: text.apart,
  away: text.apart,
  missing: text.missing,
};

/**
 * A contract over the page, which the borrower has to accept or decline. Its frame may only show and scroll the document: a script in it would have
 * access to the native app's handlers, which webviews give to every frame. A document that needs scripts, or that refuses to be framed, is opened
 * separately.
 */
export function AgreementFrame(props: AgreementFrameProps) {
  const { agreement, onArrive, onOpenApart, onRetry, onAgree, onCancel } = props;
  const { frameUrl, note, isReadable } = agreement;
  // The document was of another origin, so it is unknown whether it loaded.
  const isUnseen = isReadable && (note === 'unsure' || note === 'away');
  const isLookedFor = note === 'waiting' && !frameUrl;
  return (
    <Dialog title={t(text.title)}>
      {frameUrl && (
        <div className="agreement-frame">
          <iframe title={t(text.title)} sandbox="" referrerPolicy="no-referrer" src={frameUrl} onLoad={onArrive} />
        </div>
      )}
      {/* Kept when empty: if it were removed, 'Cancel' would move to where 'Agree' had been. */}
      <p className="small" role="status">
        {isUnseen ? t(text.unseen) : !isReadable && note ? t(notes[note]) : '\u00a0'}
      </p>
      {note === 'missing' ? (
        <Button onPress={onRetry} kind="quiet">
          {t(commonText.retry)}
        </Button>
      ) : (
        <Button onPress={onOpenApart} kind={frameUrl ? 'text' : 'quiet'} isDisabled={isLookedFor}>
          {t(text.open)}
        </Button>
      )}
      {isUnseen && (
        <Button onPress={props.onCall} kind="text">
          {t(commonText.call)} <span className="whole">{props.phone}</span>
        </Button>
      )}
      <Button onPress={onAgree} isDisabled={!isReadable}>
        {t(commonText.agree)}
      </Button>
      <Button onPress={onCancel} kind="quiet">
        {t(commonText.cancel)}
      </Button>
    </Dialog>
  );
}

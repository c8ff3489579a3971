import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { commonText } from '../../ui/messages.ts';
import type { FirstContractView } from './firstContract.ts';
import { agreementFrameText as text } from './messages.ts';
import type { NewConfirmation } from './newConfirmation.ts';
import './AgreementFrame.scss';

interface AgreementFrameProps {
  readonly agreement: FirstContractView;
  readonly model: NewConfirmation;
}

const notes = { waiting: text.waiting, apart: text.apart, missing: text.missing };

/**
 * A contract over the page, which the borrower has to accept or decline. Its frame may only show and scroll the document: a script in it would have
 * access to the native app's handlers, which webviews give to every frame. A document that needs scripts, or that refuses to be framed, is opened
 * separately.
 */
export function AgreementFrame({ agreement, model }: AgreementFrameProps) {
  const { frameUrl, note, isReadable } = agreement;
  const { contract } = model;
  // It was opened in place of the page, which cannot see whether it loaded.
  const isUnseen = isReadable && note === 'apart';
  const isLookedFor = note === 'waiting' && !frameUrl;
  return (
    <Dialog title={t(text.title)}>
      {frameUrl && (
        <div className="agreement-frame">
          <iframe
            title={t(text.title)}
            sandbox=""
            referrerPolicy="no-referrer"
            src={frameUrl}
            onLoad={contract.arrive}
          />
        </div>
      )}
      {/* Kept when empty: if it were removed, 'Cancel' would move to where 'Agree' had been. */}
      <p className="small" role="status">
        {isUnseen ? t(text.unseen) : !isReadable && note ? t(notes[note]) : '\u00a0'}
      </p>
      {note === 'missing' ? (
        <Button onPress={contract.retry} kind="quiet">
          {t(commonText.retry)}
        </Button>
      ) : (
        <Button onPress={contract.openApart} kind={frameUrl ? 'text' : 'quiet'} isDisabled={isLookedFor}>
          {t(text.open)}
        </Button>
      )}
      {isUnseen && (
        <Button onPress={model.call} kind="text">
          {t(commonText.call)} <span className="whole">{model.phone}</span>
        </Button>
      )}
      <Button onPress={contract.agree} isDisabled={!isReadable}>
        {t(commonText.agree)}
      </Button>
      <Button onPress={model.back.leave} kind="quiet">
        {t(commonText.cancel)}
      </Button>
    </Dialog>
  );
}

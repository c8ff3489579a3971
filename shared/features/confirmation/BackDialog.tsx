import type { BackQuestion } from '../../api/endpoints/offers.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { backDialogText as text } from './messages.ts';

interface BackDialogProps {
  readonly question: BackQuestion;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The question to a borrower who goes back from an offer: 'Agree' stays, 'Cancel' leaves. */
export function BackDialog({ question, onStay, onLeave }: BackDialogProps) {
  return (
    <Dialog title={t(text.title)} onClose={onStay}>
      <p>
        <strong>{question.title}</strong>
      </p>
      <p className="said">{question.content}</p>
      <Button onPress={onStay}>{t(text.agree)}</Button>
      <Button onPress={onLeave} kind="quiet">
        {t(text.cancel)}
      </Button>
    </Dialog>
  );
}

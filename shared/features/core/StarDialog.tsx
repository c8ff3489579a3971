import { useStore } from '@nanostores/react';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldProblem } from '../../ui/FieldProblem.tsx';
import { commonText } from '../../ui/messages.ts';
import { Stars } from '../../ui/Stars.tsx';
import type { StarPrompt } from './starPrompt.ts';

interface StarDialogProps {
  readonly title: string;
  readonly prompt: StarPrompt;
  readonly onCancel: () => void;
  /** As in a `Dialog`. */
  readonly onClose?: () => void;
}

/** The dialog in which the borrower rates with stars. */
export function StarDialog({ title, prompt, onCancel, onClose }: StarDialogProps) {
  const { stars, isSending = false, note } = useStore(prompt.$stars);
  return (
    <Dialog title={title} onClose={onClose}>
      <Stars stars={stars} onChoose={prompt.choose} />
      <FieldProblem field="stars" message={note} />
      <Button onPress={prompt.send} isBusy={isSending}>
        {t(commonText.send)}
      </Button>
      <Button onPress={onCancel} kind="quiet">
        {t(commonText.cancel)}
      </Button>
    </Dialog>
  );
}

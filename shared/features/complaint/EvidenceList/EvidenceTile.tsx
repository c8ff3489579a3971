import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { closeIcon, imageIcon } from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { Failure } from '../../core/explain.ts';
import { text as picker } from '../EvidencePicker/messages.ts';
import { text } from './messages.ts';

/** A picked image: the step of its upload, and the address of its preview ('' while it cannot be shown). */
export interface PickedImage {
  readonly id: number;
  readonly step: 'waiting' | 'preparing' | 'uploading' | 'lost' | 'done';
  readonly preview: string;
  /** Why the upload failed, if the borrower is signed out and has to log in before it can succeed. */
  readonly failure?: Failure | undefined;
}

interface EvidenceTileProps {
  readonly image: PickedImage;
  /** Its position among the images, counted from 1. */
  readonly at: number;
  readonly isLocked: boolean;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const steps = {
  waiting: text.waiting,
  preparing: text.preparing,
  uploading: text.uploading,
  lost: text.lost,
  done: text.done,
};

/** One image with its upload status and the actions for it. */
export function EvidenceTile({ image, at, isLocked, onRetry, onRemove }: EvidenceTileProps) {
  const { step, preview } = image;
  return (
    <li className={`evidence__tile evidence__tile--${step}`}>
      {preview ? <img src={preview} alt={t(text.image, { at })} /> : <Icon path={imageIcon} isLarge />}
      <p className="small muted" role="status">
        {t(steps[step])}
      </p>
      {step === 'lost' && !isLocked && (
        <Button onPress={onRetry} kind="text">
          {t(picker.retry)}
        </Button>
      )}
      {!isLocked && (
        <button type="button" className="evidence__remove" aria-label={t(text.remove, { at })} onClick={onRemove}>
          <Icon path={closeIcon} />
        </button>
      )}
    </li>
  );
}

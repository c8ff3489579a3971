import type { Words } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { withoutInvisible } from '../../lib/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { closeIcon, Icon, imageIcon } from '../../ui/Icon.tsx';
import { commonText } from '../../ui/messages.ts';
import type { Failure } from '../core/failure.tsx';
import { LoginPrompt } from '../core/LoginPrompt.tsx';
import { evidenceListText as text } from './messages.ts';

/** An image of a complaint: uploading, failed, or stored by the service, which identifies it by `url`. */
export interface EvidenceImage {
  readonly id: number;
  readonly step: 'waiting' | 'uploading' | 'lost' | 'done';
  /** The address of its preview: a small `data:` address, or that at the service; '' if there is none yet. */
  readonly preview: string;
  readonly url: string;
  /** Why the upload failed, if the borrower is signed out and has to log in before it can succeed. */
  readonly failure?: Failure | undefined;
}

interface EvidenceTileProps {
  readonly image: EvidenceImage;
  /** Its position among the images, counted from 1. */
  readonly at: number;
  readonly isLocked: boolean;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const steps = {
  waiting: text.waiting,
  uploading: text.uploading,
  lost: text.lost,
  done: text.done,
};

/** One image with its upload status and the actions for it. */
function EvidenceTile({ image, at, isLocked, onRetry, onRemove }: EvidenceTileProps) {
  const { step, preview } = image;
  return (
    <li className={`evidence__tile evidence__tile--${step}`}>
      {preview ? <img src={preview} alt={t(text.image, { at })} /> : <Icon path={imageIcon} isLarge />}
      <p className="small muted" role="status">
        {t(steps[step])}
      </p>
      {step === 'lost' && !isLocked && (
        <Button onPress={onRetry} kind="text">
          {t(commonText.retry)}
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

/** Why images are missing: the file of that name cannot be used, there are too many, or the service rejected them. */
export type EvidenceProblem =
  | { readonly kind: 'unusable'; readonly name: string }
  | { readonly kind: 'tooMany' | 'unfinished'; readonly count: number }
  | { readonly kind: 'refused'; readonly message: Words; readonly failure?: Failure };

const problemTexts = {
  unusable: text.unusable,
  tooMany: text.tooMany,
  unfinished: text.unfinished,
};

const textOf = (problem: EvidenceProblem): string => {
  if (problem.kind === 'refused') return t(problem.message);
  // Marks in a file's name must not turn the sentence around.
  const name = 'name' in problem ? `\u2068${withoutInvisible(problem.name)}\u2069` : '';
  return t(problemTexts[problem.kind], { ...problem, name });
};

// The latest failure, which may mean that the borrower is signed out.
const failureOf = (images: readonly EvidenceImage[], problems: readonly EvidenceProblem[]): Failure | undefined =>
  [
    ...images.map(({ step, failure }) => (step === 'lost' ? failure : undefined)),
    ...problems.map((problem) => (problem.kind === 'refused' ? problem.failure : undefined)),
  ]
    .filter(Boolean)
    .pop();

/** The images that were picked, and why others were rejected. */
export interface EvidenceListProps {
  readonly images: readonly EvidenceImage[];
  readonly problems: readonly EvidenceProblem[];
  readonly isLocked: boolean;
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/** The images that were picked, and why others were rejected. */
export function EvidenceList({ images, problems, isLocked, onRetry, onRemove }: EvidenceListProps) {
  return (
    <>
      {images.length > 0 && (
        <ul className="evidence__list">
          {images.map((image, at) => (
            <EvidenceTile
              key={image.id}
              image={image}
              at={at + 1}
              isLocked={isLocked}
              onRetry={() => onRetry(image.id)}
              onRemove={() => onRemove(image.id)}
            />
          ))}
        </ul>
      )}
      {/* While they are signed out, a retry would fail. */}
      <LoginPrompt failure={failureOf(images, problems)} />
      {problems.length > 0 && (
        <div className="evidence__problems stack" role="alert">
          {problems.map((problem, at) => (
            <p key={at}>{textOf(problem)}</p>
          ))}
        </div>
      )}
    </>
  );
}

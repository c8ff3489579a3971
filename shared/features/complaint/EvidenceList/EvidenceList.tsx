import { t } from '../../../i18n/t.ts';
import type { Failure } from '../../core/explain.ts';
import { LateLogin } from '../../core/Failure/LateLogin.tsx';
import { EvidenceTile, type PickedImage } from './EvidenceTile.tsx';
import { text } from './messages.ts';
import type { PickProblem } from './pickProblem.ts';

const problemTexts = {
  empty: text.empty,
  huge: text.huge,
  heic: text.heic,
  notPicture: text.notPicture,
  broken: text.broken,
  tooMany: text.tooMany,
  unfinished: text.unfinished,
};

const wordsOf = (problem: PickProblem): string =>
  problem.kind === 'refused' ? t(problem.message) : t(problemTexts[problem.kind], { ...problem });

// The latest failure, which may mean that the borrower is signed out.
const failureOf = (images: readonly PickedImage[], problems: readonly PickProblem[]): Failure | undefined =>
  [
    ...images.map(({ step, failure }) => (step === 'lost' ? failure : undefined)),
    ...problems.map((problem) => (problem.kind === 'refused' ? problem.failure : undefined)),
  ]
    .filter(Boolean)
    .pop();

interface EvidenceListProps {
  readonly images: readonly PickedImage[];
  readonly problems: readonly PickProblem[];
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
      <LateLogin failure={failureOf(images, problems)} />
      {problems.length > 0 && (
        <div className="evidence__problems stack" role="alert">
          {problems.map((problem, at) => (
            <p key={at}>{wordsOf(problem)}</p>
          ))}
        </div>
      )}
    </>
  );
}

import { t } from '../../../i18n/t.ts';
import { EvidenceTile, type PickedImage } from './EvidenceTile.tsx';
import './EvidencePicker.scss';
import { text } from './messages.ts';

/** Why images that were picked are not there. */
export type PickProblem =
  | { readonly kind: 'empty' | 'huge' | 'heic' | 'notPicture' | 'broken'; readonly name: string }
  | { readonly kind: 'tooMany' | 'unfinished'; readonly count: number };

interface EvidencePickerProps {
  readonly images: readonly PickedImage[];
  readonly problems: readonly PickProblem[];
  /** How many images there can be. */
  readonly limit: number;
  /** Nothing can be changed now. */
  readonly isLocked: boolean;
  readonly onPick: (files: readonly File[]) => void;
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

const problemTexts = {
  empty: text.empty,
  huge: text.huge,
  heic: text.heic,
  notPicture: text.notPicture,
  broken: text.broken,
  tooMany: text.tooMany,
  unfinished: text.unfinished,
};

/** Images as evidence: those that were picked, and a way to pick more while there is room. */
export function EvidencePicker({ images, problems, limit, isLocked, onPick, ...on }: EvidencePickerProps) {
  return (
    <div className="evidence">
      <p className="evidence__title">
        <b>{t(text.title)}</b>
        <span className="muted small">
          {images.length}/{limit}
        </span>
      </p>
      {images.length > 0 && (
        <ul className="evidence__list">
          {images.map((image, at) => (
            <EvidenceTile
              key={image.id}
              image={image}
              at={at + 1}
              isLocked={isLocked}
              onRetry={() => on.onRetry(image.id)}
              onRemove={() => on.onRemove(image.id)}
            />
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <div className="evidence__problems stack" role="alert">
          {problems.map((problem, at) => (
            <p key={at}>{t(problemTexts[problem.kind], { ...problem })}</p>
          ))}
        </div>
      )}
      {images.length < limit && (
        <label className={`button button--quiet evidence__pick${isLocked ? ' evidence__pick--locked' : ''}`}>
          {t(text.add)}
          <input
            className="offscreen"
            type="file"
            accept="image/*"
            multiple
            disabled={isLocked}
            onChange={({ currentTarget: box }) => {
              onPick([...(box.files ?? [])]);
              // The same file can be picked again.
              box.value = '';
            }}
          />
        </label>
      )}
    </div>
  );
}

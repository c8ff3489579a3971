import { useEffect, useState } from 'react';
import type { Words } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FieldProblem } from '../../../ui/FieldProblem/FieldProblem.tsx';
import { useProblemMark } from '../../../ui/FieldProblem/problemMark.ts';
import { lateComponent } from '../../../ui/lateComponent.tsx';
import type { PickedImage } from './EvidenceTile.tsx';
import './EvidencePicker.scss';
import { text } from './messages.ts';
import type { PickProblem } from './pickProblem.ts';

// What was picked is shown by a part that follows the document, and is there before most borrowers have picked anything.
const { Late: LateList, loadAhead } = lateComponent(async () => (await import('./EvidenceList.tsx')).EvidenceList);

interface EvidencePickerProps {
  readonly images: readonly PickedImage[];
  readonly problems: readonly PickProblem[];
  /** How many images there can be. */
  readonly limit: number;
  /** Nothing can be changed now. */
  readonly isLocked: boolean;
  /** What keeps the images from being sent; a new one takes the focus here. */
  readonly problem?: { readonly message: Words } | undefined;
  readonly onPick: (files: readonly File[]) => void;
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

type ListProps = Pick<EvidencePickerProps, 'images' | 'problems' | 'isLocked' | 'onRetry' | 'onRemove'>;

// Where the part does not come, that is said in its place; another try mounts it anew.
function List(props: ListProps) {
  const [isMissing, setIsMissing] = useState(false);
  if (!isMissing) return <LateList {...props} onFailed={() => setIsMissing(true)} />;
  return (
    <div className="evidence__problems" role="alert">
      <p>{t(text.noList)}</p>
      <Button onPress={() => setIsMissing(false)} kind="text">
        {t(text.retry)}
      </Button>
    </div>
  );
}

/** Images as evidence: those that were picked, and a way to pick more while there is room. */
export function EvidencePicker({ limit, problem, onPick, ...list }: EvidencePickerProps) {
  const { images, problems, isLocked } = list;
  const mark = useProblemMark('evidence', problem);
  useEffect(loadAhead, []);
  return (
    <div className="evidence">
      <p className="evidence__title">
        <b>{t(text.title)}</b>
        <span className="muted small">
          {images.length}/{limit}
        </span>
      </p>
      {images.length + problems.length > 0 && <List {...list} />}
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
            {...mark}
          />
        </label>
      )}
      <FieldProblem field="evidence" message={problem?.message} />
    </div>
  );
}

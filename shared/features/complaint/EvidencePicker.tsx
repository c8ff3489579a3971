import { type ComponentType, useRef, useState } from 'react';
import type { Words } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { SLOW_MS } from '../../platform/handOver/handOver.ts';
import { FieldProblem, useProblemMark } from '../../ui/FieldProblem.tsx';
import type { EvidenceImage, EvidenceListProps, EvidenceProblem } from './EvidenceList.tsx';
import { evidencePickerText as text } from './messages.ts';
import './EvidencePicker.scss';

interface EvidencePickerProps {
  /** Shows the picked images; undefined until it has loaded. */
  readonly List: ComponentType<EvidenceListProps> | undefined;
  readonly images: readonly EvidenceImage[];
  readonly problems: readonly EvidenceProblem[];
  /** The maximum number of images. */
  readonly limit: number;
  /** Whether the images cannot be changed now. */
  readonly isLocked: boolean;
  /** The error that prevents sending; a new one moves the focus here. */
  readonly problem?: { readonly message: Words } | undefined;
  readonly onPick: (files: readonly File[]) => void;
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/** Images as evidence: the picked ones, and a button to pick more until the limit is reached. */
export function EvidencePicker({ List, limit, problem, onPick, ...list }: EvidencePickerProps) {
  const { images, problems, isLocked } = list;
  const mark = useProblemMark('evidence', problem);
  const title = useRef<HTMLParagraphElement>(null);
  const [hasNoChooser, setHasNoChooser] = useState(false);
  // The pressed button is removed: without a new focus, the Tab key would start at the top of the page. A screen reader reads the count here.
  const keepFocus = (act: (id: number) => void) => (id: number) => {
    act(id);
    title.current?.focus();
  };
  return (
    <div className="evidence">
      <p ref={title} className="evidence__title" tabIndex={-1}>
        <b>{t(text.title)}</b>
        <span className="muted small">
          {images.length}/{limit}
        </span>
      </p>
      {images.length + problems.length > 0 && List && (
        <List {...list} onRetry={keepFocus(list.onRetry)} onRemove={keepFocus(list.onRemove)} />
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
            onClick={() => watchChooser(() => setHasNoChooser(true))}
            onChange={({ currentTarget: box }) => {
              setHasNoChooser(false);
              onPick([...(box.files ?? [])]);
              // The same file can be picked again.
              box.value = '';
            }}
            {...mark}
          />
        </label>
      )}
      {hasNoChooser && <p role="status">{t(text.noChooser)}</p>}
      <FieldProblem field="evidence" message={problem?.message} />
    </div>
  );
}

/**
 * To be called as a tap opens a chooser of files. Runs `onNothing` where the page has kept the focus for some seconds: an app on Android has a chooser
 * only if it was made for it, and else nothing happens. Every app on iOS has one, behind which the page keeps the focus.
 */
export const watchChooser = (onNothing: () => void): void => {
  if (!/Android/.test(navigator.userAgent)) return;
  const timer = setTimeout(onNothing, SLOW_MS);
  for (const sign of ['blur', 'visibilitychange', 'change'])
    addEventListener(sign, () => clearTimeout(timer), { once: true });
};

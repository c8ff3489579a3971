import { useState } from 'react';
import type { Words } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { FieldProblem } from '../FieldProblem/FieldProblem.tsx';
import { useProblemMark } from '../FieldProblem/problemMark.ts';
import { Counter } from './Counter.tsx';
import { text as texts } from './messages.ts';
import '../TextField/Labelled.scss';
import './TextBox.scss';

interface TextBoxProps {
  readonly label: string;
  readonly text: string;
  /** How many UTF-16 units the box can hold. */
  readonly limit: number;
  readonly isDisabled: boolean;
  /** What is wrong with the text; a new one takes the focus here. */
  readonly problem?: { readonly message: Words } | undefined;
  /** Takes what was written, and answers what of it stays. */
  readonly onWrite: (text: string) => string;
}

/** A box for some lines of text, with a count of its letters below, and a word where some had no room. */
export function TextBox({ label, text, limit, isDisabled, problem, onWrite }: TextBoxProps) {
  const [isCut, setIsCut] = useState(false);
  return (
    <div>
      <label className="text-box">
        <b>{label}</b>
        <textarea
          className="field__control"
          rows={5}
          // Old engines count people's letters here, or none at all: the text that stays is the model's.
          maxLength={limit}
          value={text}
          disabled={isDisabled}
          // The engine itself cuts what is pasted, and tells nobody.
          onBeforeInput={(event) => {
            const box = event.currentTarget;
            // Preact hands over the browser's own event.
            const { data } = (event.nativeEvent || event) as InputEvent;
            const left = box.value.length - box.selectionEnd + box.selectionStart;
            setIsCut(left + (data || '').length > limit);
          }}
          onInput={({ currentTarget: box }) => {
            const written = box.value;
            const kept = onWrite(written);
            if (written !== kept) box.value = kept;
            // Once there is room again, nobody needs the word.
            setIsCut((was) => (was || written.length > limit) && kept.length > limit - 2);
          }}
          {...useProblemMark('text-box', problem)}
        />
      </label>
      <FieldProblem field="text-box" message={problem?.message} />
      <Counter length={text.length} limit={limit} />
      {isCut && (
        <p role="status" className="counter small">
          {t(texts.cut, { limit })}
        </p>
      )}
    </div>
  );
}

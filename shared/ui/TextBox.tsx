import { useState } from 'react';
import type { Words } from '../i18n/messages.ts';
import { t } from '../i18n/t.ts';
import { FieldProblem, useProblemMark } from './FieldProblem.tsx';
import { textBoxText as texts } from './messages.ts';
import './TextField.scss';
import './TextBox.scss';

interface TextBoxProps {
  readonly label: string;
  readonly text: string;
  /** The maximum length of the text, in UTF-16 units. */
  readonly limit: number;
  readonly isDisabled: boolean;
  /** The error of the text; a new one moves the focus here. */
  readonly problem?: { readonly message: Words } | undefined;
  /** Receives the text. @returns the part of it that is kept. */
  readonly onWrite: (text: string) => string;
}

/** A field for several lines of text, with a character count below, and a message if text was cut. */
export function TextBox({ label, text, limit, isDisabled, problem, onWrite }: TextBoxProps) {
  const [isCut, setIsCut] = useState(false);
  return (
    <div>
      <label className="text-box">
        <b>{label}</b>
        <textarea
          className="field__control"
          rows={5}
          // Old engines count grapheme clusters here, or ignore the limit: the model decides what is kept.
          maxLength={limit}
          value={text}
          disabled={isDisabled}
          // The browser itself cuts pasted text without reporting it.
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
            // Once there is space again, the message is not needed.
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

/** How long a text is, of how many letters it can have. */
export function Counter({ length, limit }: { readonly length: number; readonly limit: number }) {
  return (
    <p className={`counter muted small${length < limit ? '' : ' counter--full'}`}>
      {length}/{limit}
    </p>
  );
}

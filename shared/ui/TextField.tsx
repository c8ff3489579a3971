import type { CompositionEvent, FormEvent, ReactNode } from 'react';
import { groupDigits, type Lost, type TypedDigits, typeDigits } from '../lib/digits.ts';
import type { ProblemMark } from './FieldProblem.tsx';
import './TextField.scss';

interface TextFieldProps {
  /** `digits` takes digits alone, `day` a date as 2026-05-04, `text` any text. */
  readonly kind: 'digits' | 'day' | 'text';
  readonly placeholder?: string;
  readonly value: string;
  /** How digits are grouped: as a `phone`, as a `card`, or, for any other word, not at all. */
  readonly grouping?: string;
  /** `lost`: what was typed or pasted, and left out. */
  readonly onFill: (value: string, lost?: Lost) => void;
  /** A day on which the borrower was born: the browser may know it. */
  readonly isBirthday?: boolean;
  /** The error of the field, from `useProblemMark`. */
  readonly mark?: ProblemMark;
}

type Typing = FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>;

// Preact hands over the browser's own event.
const isComposing = (event: Typing): boolean => ((event.nativeEvent || event) as InputEvent).isComposing;

/**
 * A text field below its label. It is uncontrolled once it is mounted, so that no render comes between a key press and the letter; it does not
 * react while a keyboard composes a character.
 */
export function TextField({ kind, placeholder = '', value, grouping = '', onFill, isBirthday, mark }: TextFieldProps) {
  const isDay = kind === 'day';
  const isText = kind === 'text';
  const onType = (event: Typing): void => {
    const input = event.currentTarget;
    if (isComposing(event)) return;
    // A browser without date fields turns it into a text field.
    const isWhole = isText || input.type === 'date';
    const { text, lost } = isWhole
      ? { text: input.value, lost: undefined }
      : takeDigits(input, isDay ? kind : grouping);
    onFill(text, lost);
  };
  return (
    <input
      className="field__control"
      type={isDay ? 'date' : isText ? 'text' : 'tel'}
      inputMode={isText ? 'text' : 'numeric'}
      autoComplete={isBirthday ? 'bday' : grouping === 'phone' ? 'tel-national' : 'off'}
      placeholder={isDay ? `${placeholder} YYYY-MM-DD` : placeholder}
      defaultValue={groupDigits(value, grouping)}
      onInput={onType}
      onCompositionEnd={onType}
      {...mark}
    />
  );
}

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A control under its label, which belongs to it. */
export function Labelled({ label, children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className="field">
      <span>{label}</span>
      {children}
    </label>
  );
}

/**
 * Reduces a field's text to its digits, grouped, and keeps the caret at the same digit. @returns the state of the field. A field that needs no
 * change is not touched, because some keyboards lose a letter otherwise.
 */
export const takeDigits = (input: HTMLInputElement, style: string): TypedDigits => {
  const { value, selectionEnd } = input;
  const typed = typeDigits(value, selectionEnd ?? value.length, style);
  const { text, caret } = typed;
  if (text !== value) {
    input.value = text;
    // A field that the phone fills in by itself must not take the focus.
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }
  return typed;
};

import type { CompositionEvent, FormEvent } from 'react';
import { groupDigits } from '../../lib/digits.ts';
import type { ProblemMark } from '../FieldProblem/problemMark.ts';
import { takeDigits } from './takeDigits.ts';

interface TextFieldProps {
  /** `text` takes digits, `day` a date as 2026-05-04, `city-select` any text. */
  readonly kind: 'text' | 'day' | 'city-select';
  readonly placeholder: string;
  readonly value: string;
  /** How digits are grouped: as a `phone`, as a `card`, or not at all. */
  readonly style: string;
  /** `isCut`: there were more digits than the field takes, and some were dropped. */
  readonly onFill: (value: string, isCut: boolean) => void;
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
export function TextField({ kind, placeholder, value, style, onFill, isBirthday, mark }: TextFieldProps) {
  const isDay = kind === 'day';
  const isText = kind === 'city-select';
  const onType = (event: Typing): void => {
    const input = event.currentTarget;
    if (isComposing(event)) return;
    // A browser without date fields turns it into a text field.
    const isWhole = isText || input.type === 'date';
    const { text, isCut } = isWhole ? { text: input.value, isCut: false } : takeDigits(input, isDay ? kind : style);
    onFill(text, isCut);
  };
  return (
    <input
      className="field__control"
      type={isDay ? 'date' : isText ? 'text' : 'tel'}
      inputMode={isText ? 'text' : 'numeric'}
      autoComplete={isBirthday ? 'bday' : style === 'phone' ? 'tel-national' : 'off'}
      placeholder={isDay ? `${placeholder} YYYY-MM-DD` : placeholder}
      defaultValue={groupDigits(value, style)}
      onInput={onType}
      onCompositionEnd={onType}
      {...mark}
    />
  );
}

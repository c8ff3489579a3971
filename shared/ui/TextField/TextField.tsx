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
  /** `isCut`: there were more digits than the field takes, and some were left out. */
  readonly onFill: (value: string, isCut: boolean) => void;
  /** A day on which the borrower was born: the browser may know it. */
  readonly isBirthday?: boolean;
  /** What is wrong with it, as `useProblemMark` makes it. */
  readonly mark?: ProblemMark;
}

type Typing = FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>;

// Preact hands over the browser's own event.
const isComposing = (event: Typing): boolean => ((event.nativeEvent || event) as InputEvent).isComposing;

/**
 * A field to type into, below its label. It keeps its text itself once it stands, so that no drawing comes between the
 * hand and the letters; while a keyboard composes, nothing does.
 */
export function TextField({ kind, placeholder, value, style, onFill, isBirthday, mark }: TextFieldProps) {
  const isDay = kind === 'day';
  const isText = kind === 'city-select';
  const onType = (event: Typing): void => {
    const input = event.currentTarget;
    if (isComposing(event)) return;
    // An engine that knows no date field makes it one of text.
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

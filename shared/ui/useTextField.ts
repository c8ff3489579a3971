import { type CompositionEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Words } from '../i18n/messages.ts';
import { type ProblemMark, useProblemMark } from './FieldProblem.tsx';
import type { FieldRule } from './fieldRules.ts';

type Typing = FormEvent | CompositionEvent;

interface Problem {
  readonly message: Words;
}

/** A field: its name within its page, what the model holds, and the error that the model has found. */
export interface TextFieldOptions {
  readonly name: string;
  readonly value: string;
  readonly rule: FieldRule;
  readonly problem?: Problem | undefined;
  readonly onFill: (value: string) => void;
}

/** The attributes of a field's control, and what is to be said below it. */
export interface TextFieldState {
  readonly control: ProblemMark & {
    readonly onInput: (event: Typing) => void;
    readonly onCompositionEnd: (event: Typing) => void;
  };
  readonly problem: Problem | undefined;
}

/** Has every field read what stands in it, before a press is handled; if one leaves something out, the press is not. */
const readAll = (press: Event): void => {
  for (const field of document.querySelectorAll('.field__control'))
    if (!field.dispatchEvent(new Event('input', { bubbles: true, cancelable: true }))) {
      press.preventDefault();
      press.stopPropagation();
    }
};

/**
 * Every field for text. What stands in it counts, also where a phone or a password manager has put it there without an event: it is read before
 * a press is handled, and only what the model itself has changed is written over it. What is left out is said, and then the press is not
 * handled. Nothing is written while a keyboard composes a word, and a control that needs no change is not touched.
 */
export const useTextField = ({ name, value, rule, problem, onFill }: TextFieldOptions): TextFieldState => {
  const control = useRef<HTMLInputElement | null>(null);
  // What the model has, and the text in the field for it.
  const known = useRef({ value: '', text: '' });
  const [note, setNote] = useState<Problem>();
  const said = problem ?? note;
  const { ref, ...mark } = useProblemMark(name, said);

  const read = (event: Typing): void => {
    const box = control.current;
    if (!box || box.value === known.current.text) return;
    const typed = box.value;
    const kept = rule(typed, box.selectionEnd ?? typed.length);
    known.current.value = kept.value;
    // Preact hands over the browser's own event.
    if (!((event.nativeEvent || event) as InputEvent).isComposing) {
      known.current.text = kept.text;
      if (kept.text !== typed) {
        box.value = kept.text;
        // A field that the phone fills in by itself must not take the focus.
        if (document.activeElement === box) box.setSelectionRange(kept.caret, kept.caret);
      }
    }
    setNote(kept.note);
    onFill(kept.value);
    if (kept.note) event.preventDefault();
  };

  useLayoutEffect(() => {
    const box = control.current;
    if (box && value !== known.current.value) {
      const kept = rule(value, value.length);
      // A value that the service has filled in, as `**** 1234`, stays as it came.
      known.current = { value, text: kept.value === value ? kept.text : value };
      box.value = known.current.text;
      setNote(undefined);
    }
    // A browser takes the same listener once.
    for (const press of ['click', 'submit']) document.addEventListener(press, readAll, true);
  });

  return {
    control: {
      ...mark,
      ref: (element) => {
        // A text area and a list of options are read in the same way.
        control.current = element as HTMLInputElement | null;
        ref(element);
      },
      onInput: read,
      onCompositionEnd: read,
    },
    problem: said,
  };
};

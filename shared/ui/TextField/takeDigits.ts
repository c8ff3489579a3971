import { type TypedDigits, typeDigits } from '../../lib/digits.ts';

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

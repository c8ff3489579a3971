import { type TypedDigits, typeDigits } from '../../lib/digits.ts';

/**
 * Leaves in a field the digits of what stands in it, grouped, with the caret where it was among them. Answers what it holds then.
 * A field that needs no change is not touched: some keyboards lose a letter where it is.
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

import type { Words } from '../i18n/messages.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { textUpTo } from './fieldRules.ts';
import { useTextField } from './useTextField.ts';
import './TextField.scss';

interface TextBoxProps {
  readonly label: string;
  readonly text: string;
  /** The maximum length of the text, in UTF-16 units. */
  readonly limit: number;
  readonly isDisabled: boolean;
  /** The error of the text; a new one moves the focus here. */
  readonly problem?: { readonly message: Words } | undefined;
  readonly onWrite: (text: string) => void;
}

/** A field for several lines of text, with a character count below. */
export function TextBox({ label, text, limit, isDisabled, problem, onWrite }: TextBoxProps) {
  const field = useTextField({
    name: 'text-box',
    value: text,
    rule: textUpTo(limit),
    problem,
    onFill: onWrite,
  });
  return (
    <div>
      <label className="text-box">
        <b>{label}</b>
        <textarea className="field__control" rows={5} disabled={isDisabled} {...field.control} />
      </label>
      <FieldProblem field="text-box" message={field.problem?.message} />
      <Counter text={text} limit={limit} />
    </div>
  );
}

interface CounterProps {
  readonly text: string;
  /** In UTF-16 units. */
  readonly limit: number;
}

/** How long a text is, out of its limit. */
export function Counter({ text: { length }, limit }: CounterProps) {
  return (
    <p className={`counter muted small${length < limit ? '' : ' counter--full'}`}>
      {length}/{limit}
    </p>
  );
}

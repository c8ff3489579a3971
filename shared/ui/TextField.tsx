import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldProblem } from './FieldProblem.tsx';
import { type TextFieldOptions, useTextField } from './useTextField.ts';
import './TextField.scss';

interface TextFieldProps extends TextFieldOptions {
  readonly label: string;
  /** Attributes of its input. */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

/** A text field of one line below its label, with its error. */
export function TextField({ label, input, ...options }: TextFieldProps) {
  const { control, problem } = useTextField(options);
  return (
    <>
      <Labelled label={label}>
        <input className="field__control" {...input} {...control} />
      </Labelled>
      <FieldProblem field={options.name} message={problem?.message} />
    </>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A control inside its label. */
export function Labelled({ label, children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className="field">
      <span>{label}</span>
      {children}
    </label>
  );
}

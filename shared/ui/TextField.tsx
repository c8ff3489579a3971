import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Words } from '../i18n/messages.ts';
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
    <Labelled label={label} name={options.name} problem={problem}>
      <input className="field__control" {...input} {...control} />
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
  /** The error of the control of that name. */
  readonly name?: string;
  readonly problem?: { readonly message: Words } | undefined;
}

/** A control inside its label, with its error. */
export function Labelled({ label, children, name = '', problem }: LabelledProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children */}
      <label className="field">
        <span>{label}</span>
        {children}
      </label>
      <FieldProblem field={name} message={problem?.message} />
    </>
  );
}

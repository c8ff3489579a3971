import type { InputHTMLAttributes, ReactNode } from 'react';
import '../../ui/TextField.scss';
import './StaticField.scss';

interface StaticFieldProps {
  /** Its name in the form, and its id. */
  readonly name: string;
  readonly label: string;
  /** The hint below the field, while it has no error. */
  readonly hint?: string;
  /** The messages of all possible errors, by the name that `showProblem` uses. */
  readonly problems: { readonly [problem: string]: string };
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
  /** A control to use instead of an input; it needs the name, the id and `field__control`. */
  readonly children?: ReactNode;
}

/** A field of a static page, with every message that its script may show; see `showProblem`. */
export function StaticField({ name, label, hint, problems, input, children }: StaticFieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>
        <span>{label}</span>
      </label>
      {children || (
        <input
          type="text"
          id={name}
          name={name}
          className="field__control"
          aria-describedby={`${name}-hint`}
          {...input}
        />
      )}
      <p id={`${name}-hint`} className="field__hint small" aria-live="polite">
        {hint && <span data-problem="">{hint}</span>}
        {Object.keys(problems).map((problem) => (
          <span key={problem} data-problem={problem} hidden>
            {problems[problem]}
          </span>
        ))}
      </p>
    </div>
  );
}

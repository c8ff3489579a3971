import { useLayoutEffect, useRef } from 'react';
import type { Words } from '../i18n/messages.ts';
import { t } from '../i18n/t.ts';
import './TextField.scss';

interface FieldProblemProps {
  /** The field's name within its page, as passed to `useProblemMark`. */
  readonly field: string;
  readonly message: Words | undefined;
}

/** The error below a field; nothing if there is none. */
export function FieldProblem({ field, message }: FieldProblemProps) {
  return message ? (
    <p id={problemId(field)} role="alert" className="field-problem small">
      {t(message)}
    </p>
  ) : null;
}

/** The id of the element with a field's error. */
export const problemId = (field: string): string => `${field}-problem`;

/** The attributes of a control while its value has an error. */
export interface ProblemMark {
  readonly ref: (control: HTMLElement | null) => void;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/**
 * Marks a control that has an error, and focuses it for each new error object: a repeated try creates a new object with the same message, so that
 * the field takes the focus each time.
 */
export const useProblemMark = (field: string, problem: object | undefined): ProblemMark => {
  const control = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (problem) control.current?.focus();
  }, [problem]);
  return {
    ref: (element) => {
      control.current = element;
    },
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem && problemId(field),
  };
};

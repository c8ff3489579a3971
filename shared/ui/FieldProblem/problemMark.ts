import { useLayoutEffect, useRef } from 'react';

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
 * the borrower is led to the field each time.
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

import { useLayoutEffect, useRef } from 'react';

/** The id of what is wrong with a field. */
export const problemId = (field: string): string => `${field}-problem`;

/** What a control has while something is wrong with what stands in it. */
export interface ProblemMark {
  readonly ref: (control: HTMLElement | null) => void;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/**
 * Marks a control that has a problem, and takes the focus there with each new one: a repeated attempt makes a new object
 * of the same words, so that the borrower is led to the field each time.
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

import type { CallName } from '../../shared/api/allEndpoints.ts';
import { type Path, placeText } from '../reference/paths.ts';

/** How severe a deviation is. `broken`: the page cannot use the response. `suspicious`: the page accepts it, but the service most likely means something else. */
export type Verdict = 'missing' | 'wrong type' | 'suspicious' | 'broken';

/** Every deviation that is checked for: its name in reports, with its verdict. */
export const verdicts = {
  // The response as a whole.
  'no-answer': 'broken',
  timeout: 'broken',
  'cut-off': 'broken',
  'not-adapted': 'broken',
  redirect: 'broken',
  'http-status': 'broken',
  html: 'broken',
  'no-json': 'broken',
  'no-envelope': 'broken',
  'no-image': 'broken',
  refused: 'broken',
  unusable: 'broken',
  'empty-code': 'missing',
  'success-code': 'suspicious',
  charset: 'suspicious',
  'content-type': 'suspicious',
  'duplicate-key': 'suspicious',
  kept: 'suspicious',
  'cors-preflight': 'missing',
  'cors-origin': 'missing',
  'cors-header': 'missing',
  // A single field.
  missing: 'missing',
  misplaced: 'missing',
  'other-name': 'missing',
  'null-for-list': 'wrong type',
  'object-for-list': 'wrong type',
  'list-for-object': 'wrong type',
  'text-for-number': 'wrong type',
  'boolean-for-flag': 'wrong type',
  'inexact-number': 'wrong type',
  'wrong-type': 'wrong type',
  'number-for-text': 'suspicious',
  'epoch-date': 'suspicious',
  'date-form': 'suspicious',
  'decimal-amount': 'suspicious',
  'formatted-amount': 'suspicious',
  'unknown-value': 'suspicious',
  'http-url': 'suspicious',
  'foreign-host': 'suspicious',
  'unsafe-url': 'suspicious',
  'relative-url': 'suspicious',
  'comma-in-url': 'suspicious',
  // A field compared with others.
  'off-by-100': 'suspicious',
  'amount-alone': 'suspicious',
  'amount-differs': 'suspicious',
  'plan-total': 'suspicious',
  'duplicate-id': 'suspicious',
} as const satisfies Readonly<Record<string, Verdict>>;

/** The name of a kind of deviation. */
export type Word = keyof typeof verdicts;

/** What is wrong with a value, without its path. */
export interface Problem {
  readonly word: Word;
  /** What was received, without any data of the borrower. */
  readonly received: string;
  /** What is expected there, and the consequence if it is missing. */
  readonly expected: string;
}

/** A problem with its path: `HTTP`, `CORS`, `code`, or a field such as `data.repayList[1].logo`. */
export interface PlacedProblem extends Problem {
  readonly path: string;
}

/** One deviation of a response. */
export interface Finding extends PlacedProblem {
  readonly call: CallName;
  readonly verdict: Verdict;
}

/** Makes a problem at a path. */
export const problemAt = (path: string, word: Word, received: string, expected: string): PlacedProblem => ({
  path,
  word,
  received,
  expected,
});

/** Makes a finding of a problem: adds its call and its path, which is a text or a path in the data. */
export const findingAt = (call: CallName, at: string | Path, problem: Problem): Finding => ({
  call,
  path: typeof at === 'string' ? at : placeText(['data', ...at]),
  verdict: verdicts[problem.word],
  ...problem,
});

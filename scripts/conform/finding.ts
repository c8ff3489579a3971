import type { CallName } from '../../shared/api/allEndpoints.ts';
import { type Path, placeText } from '../reference/paths.ts';

/** How an answer differs. `broken`: the page can use nothing of it. `suspicious`: the page takes it, and it is most likely meant otherwise. */
export type Verdict = 'missing' | 'wrong type' | 'suspicious' | 'broken';

/** Every deviation that is looked for, by the word that reports call it, with its verdict. */
export const verdicts = {
  // The answer as a whole.
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
  // A field by itself.
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
  // A field beside others.
  'off-by-100': 'suspicious',
  'amount-alone': 'suspicious',
  'amount-differs': 'suspicious',
  'plan-total': 'suspicious',
  'duplicate-id': 'suspicious',
} as const satisfies Readonly<Record<string, Verdict>>;

/** The word for a kind of deviation. */
export type Word = keyof typeof verdicts;

/** What is wrong with a value, before it is known where that stands. */
export interface Problem {
  readonly word: Word;
  /** What came, without anything of the borrower. */
  readonly received: string;
  /** What belongs there, and what comes of it otherwise. */
  readonly expected: string;
}

/** A problem, and where it is: `HTTP`, `CORS`, `code`, or a field such as `data.repayList[1].logo`. */
export interface PlacedProblem extends Problem {
  readonly path: string;
}

/** One deviation of an answer. */
export interface Finding extends PlacedProblem {
  readonly call: CallName;
  readonly verdict: Verdict;
}

/** A problem at a place in words. */
export const problemAt = (path: string, word: Word, received: string, expected: string): PlacedProblem => ({
  path,
  word,
  received,
  expected,
});

/** Says of which call a problem is, and where: in words, or at a place of the data. */
export const findingAt = (call: CallName, at: string | Path, problem: Problem): Finding => ({
  call,
  path: typeof at === 'string' ? at : placeText(['data', ...at]),
  verdict: verdicts[problem.word],
  ...problem,
});

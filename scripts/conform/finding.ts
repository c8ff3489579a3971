import { parseRecord } from '../../shared/lib/shape.ts';

/** The kinds of what can be wrong: with the response as a whole, or with a field. */
export type Word =
  | 'no-answer'
  | 'adapter-throws'
  | 'http-status'
  | 'content-type'
  | 'cached'
  | 'cors'
  | 'no-envelope'
  | 'no-image'
  | 'refused'
  | 'missing'
  | 'wrong-type'
  | 'wrong-form'
  | 'wrong-fact'
  | 'inexact-number'
  | 'unsafe-url'
  | 'doubtful'
  | 'differs';

/** The place of a value in a response. */
export type Path = readonly (string | number)[];

/** Something that is not as the pages read it. `received` shows nothing of the borrower. */
export interface Problem {
  /** `HTTP`, `adapter.ts` (with its line, if it throws), or a path such as `data.repayList[1].logo`. */
  readonly path: string;
  readonly word: Word;
  readonly received: string;
  readonly expected: string;
  /** The line and column of the value in the response. */
  readonly line?: string | undefined;
}

/** Formats a path, such as `data.bankCards[0].id`. */
export const placeText = (path: Path): string =>
  path
    .map((step) => (/^\d+$/.test(String(step)) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** @returns the value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (Array.isArray(value) ? value[Number(step)] : parseRecord(value)[step]), data);

// Of other values a report shows the kind only: they may identify the borrower.
const SHOWN: readonly (string | undefined)[] = ['cents', 'day', 'moment', 'flag', 'boolean', 'count', 'code', 'word'];
const MAX_SHOWN = 24;

/** @returns a value of this kind (`scripts/reference/schema.ts`) as a report may show it. */
export const shown = (value: unknown, kind?: string): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = String(value);
  const isHarmless = SHOWN.includes(kind) && text.length <= MAX_SHOWN && !/[a-z]+ [a-z]/i.test(text);
  if (isHarmless || value === null || typeof value === 'boolean' || !text.trim()) return JSON.stringify(value);
  if (URL.canParse(text)) return `${new URL(text).protocol}//${new URL(text).host}/…`;
  return `a ${typeof value === 'number' ? 'number' : 'text'} of ${text.length} characters`;
};

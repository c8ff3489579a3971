import { withoutUnseen } from './texts.ts';

/** The state of a field for digits: the digits, the formatted text that is shown, and the position of the caret in that text. */
export interface TypedDigits {
  readonly digits: string;
  readonly text: string;
  readonly caret: number;
  /** What was left out besides grouping signs: `digits`, because there were more than the field takes, or other `signs`, such as letters. */
  readonly lost: Lost | undefined;
}

export type Lost = 'digits' | 'signs';

// Whether a separator stands before the digit at an index, by style. A style that is not listed has no separators.
const cuts: { readonly [style: string]: (at: number) => boolean } = {
  phone: (at) => at === 3 || at === 7,
  card: (at) => at > 0 && at % 4 === 0,
  day: (at) => at === 4 || at === 6,
};

const mostDigits: { readonly [style: string]: number } = { phone: 11, day: 8 };

// The code points of zero in other scripts: Arabic, Persian, Devanagari, full width.
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

const asciiDigit = (letter: string): string => {
  const code = letter.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero ? String(code - zero) : '';
};

/** A text in which the digits of Hindi or Chinese keyboards, for instance, are 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(/[^ -~]/g, (letter) => asciiDigit(letter) || letter);

/** The digits in a text that was typed, pasted or filled in, as 0 to 9. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/**
 * Formats digits for display: a `phone` in groups of 3, 4 and 4, a `card` in groups of 4, a `day` as 2026-05-04, any other style in one piece. A
 * text with anything but digits is returned unchanged.
 */
export const groupDigits = (digits: string, style: string): string => {
  const isCut = cuts[style];
  const mark = style === 'day' ? '-' : ' ';
  return isCut && !/\D/.test(digits) ? digits.replace(/./g, (digit, at) => (isCut(at) ? mark : '') + digit) : digits;
};

// Anything but digits, blanks, hyphens and the dots before groups of digits. Without it, `1.1E+15` or `No. 2: 0011` would look like a number.
const OTHER = /[^\d\s.‐-–-]|\.(?!\d{3})/;

/**
 * The state of a field after an input that ended at `caret`. Where there are more digits than the style allows, those directly before the caret are
 * dropped.
 */
export const typeDigits = (typed: string, caret: number, style: string): TypedDigits => {
  const most = mostDigits[style] ?? Number.POSITIVE_INFINITY;
  const after = digitsOf(typed.slice(caret)).slice(0, most);
  const before = digitsOf(typed.slice(0, caret)).slice(0, most - after.length);
  const digits = before + after;
  const signs = OTHER.test(asciiDigits(withoutUnseen(typed)).trim()) ? 'signs' : undefined;
  return {
    digits,
    text: groupDigits(digits, style),
    caret: groupDigits(before, style).length,
    lost: digits.length < digitsOf(typed).length ? 'digits' : signs,
  };
};

/** The fewest characters of a code from an SMS. */
export const MIN_CODE_LENGTH = 6;

/** The code in a text that was typed or pasted: the whole SMS, perhaps. */
export interface ReadCode {
  /** The only number of six or more digits; without one, the text if it is a single word, or else the last digits in it. */
  readonly code: string;
  /** Whether the text contains two such numbers that differ: either could be the code. */
  readonly hasTwo: boolean;
}

/** Reads the code from an SMS: `012-345`, `012 345.` and `2FA: 012345` are all 012345. Digits of a Hindi or Chinese keyboard become 0 to 9. */
export const readSmsCode = (typed: string): ReadCode => {
  const text = asciiDigits(withoutUnseen(typed).trim());
  // A number that is long enough by itself is not grouped with its neighbours.
  const numbers = text.replace(/\d{6,}/g, ';$&;').match(/\d(?:[\s-]{0,3}\d)*/g) ?? [];
  const runs = numbers.map((number) => number.replace(/\D/g, ''));
  const [code, ...more] = runs.filter(({ length }) => length >= MIN_CODE_LENGTH);
  return {
    code: code ?? (/^\w+$/.test(text) ? text : (runs[runs.length - 1] ?? '')),
    hasTwo: more.some((other) => other !== code),
  };
};

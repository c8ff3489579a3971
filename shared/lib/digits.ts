/** The state of a field for digits: the digits, the formatted text that is shown, and the position of the caret in that text. */
export interface TypedDigits {
  readonly digits: string;
  readonly text: string;
  readonly caret: number;
  /** Whether there were more digits than the field takes, so that some were left out. */
  readonly isCut: boolean;
}

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

/** The digits in a text that was typed, pasted or filled in. Digits of Hindi or Chinese keyboards, for instance, become 0 to 9. */
export const digitsOf = (text: string): string => text.replace(/\D/g, asciiDigit);

/**
 * Formats digits for display: a `phone` in groups of 3, 4 and 4, a `card` in groups of 4, a `day` as 2026-05-04, any other style in one piece. A
 * text with anything but digits is returned unchanged.
 */
export const groupDigits = (digits: string, style: string): string => {
  const isCut = cuts[style];
  const mark = style === 'day' ? '-' : ' ';
  return isCut && !/\D/.test(digits) ? digits.replace(/./g, (digit, at) => (isCut(at) ? mark : '') + digit) : digits;
};

/**
 * The state of a field after an input that ended at `caret`. Where there are more digits than the style allows, those directly before the caret are
 * dropped.
 */
export const typeDigits = (typed: string, caret: number, style: string): TypedDigits => {
  const most = mostDigits[style] ?? Number.POSITIVE_INFINITY;
  const after = digitsOf(typed.slice(caret)).slice(0, most);
  const before = digitsOf(typed.slice(0, caret)).slice(0, most - after.length);
  const digits = before + after;
  return {
    digits,
    text: groupDigits(digits, style),
    caret: groupDigits(before, style).length,
    isCut: digits.length < digitsOf(typed).length,
  };
};

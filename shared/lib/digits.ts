/** A number being typed: its digits, how they stand on screen, and where the caret stands among them. */
export interface TypedDigits {
  readonly digits: string;
  readonly text: string;
  readonly caret: number;
  /** Whether there were more digits than the field takes, so that some were left out. */
  readonly isCut: boolean;
}

// Before which places a group ends. Any other style is one long group.
const cuts: { readonly [style: string]: (at: number) => boolean } = {
  phone: (at) => at === 3 || at === 7,
  card: (at) => at > 0 && at % 4 === 0,
  day: (at) => at === 4 || at === 6,
};

const mostDigits: { readonly [style: string]: number } = { phone: 11, day: 8 };

// Where ten digits of another script begin: Arabic, Persian, Devanagari, full width.
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

const asciiDigit = (letter: string): string => {
  const code = letter.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero ? String(code - zero) : '';
};

/** The digits alone, of whatever was typed, pasted or filled in; those that a Hindi or Chinese keyboard types too, as 0 to 9. */
export const digitsOf = (text: string): string => text.replace(/\D/g, asciiDigit);

/**
 * Digits as they stand on screen: a `phone` by 3, 4 and 4, a `card` by 4, a `day` as 2026-05-04, any other in one piece.
 * Text that is more than digits stays as it is.
 */
export const groupDigits = (digits: string, style: string): string => {
  const isCut = cuts[style];
  const mark = style === 'day' ? '-' : ' ';
  return isCut && !/\D/.test(digits) ? digits.replace(/./g, (digit, at) => (isCut(at) ? mark : '') + digit) : digits;
};

/** What a field holds after something was typed at `caret`. Digits beyond its most are not taken in at the caret. */
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

import type { PhoneForm } from './phone.ts';
import { withoutInvisible } from './texts.ts';

// Whether a separator stands before the digit at an index, by style. A style that is not listed has no separators.
const cuts: { readonly [style: string]: (at: number) => boolean } = {
  phone: (at) => at === 3 || at === 7,
  card: (at) => at > 0 && at % 4 === 0,
};

// Compiled when it is needed: the first builds of Chromium 64 do not know `\p{…}`. There, digits of other scripts stay as they are.
const isDigit = (letter: string): boolean => {
  try {
    return /^\p{Nd}$/u.test(letter);
  } catch {
    return false;
  }
};

// The ten digits of a script follow one another, and so do the sets of those that have several.
const asciiDigit = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  let sinceZero = 0;
  while (isDigit(String.fromCodePoint(code - sinceZero))) sinceZero += 1;
  return sinceZero ? String((sinceZero - 1) % 10) : letter;
};

/** A text in which the digits of all scripts, as Hindi or Arabic keyboards have them, are 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(/[^ -~]/gu, asciiDigit);

/** The digits in a text that was typed, pasted or filled in, as 0 to 9. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/**
 * Formats digits for display: a `phone` in groups of 3, 4 and 4, a `card` in groups of 4, any other style in one piece. A text with anything but digits is
 * returned unchanged.
 */
export const groupDigits = (digits: string, style: string): string => {
  const isCut = cuts[style];
  return isCut && !/\D/.test(digits) ? digits.replace(/./g, (digit, at) => (isCut(at) ? ' ' : '') + digit) : digits;
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
  const text = asciiDigits(withoutInvisible(typed).trim());
  // A number that is long enough on its own is not joined with its neighbours.
  const numbers = text.replace(/\d{6,}/g, ';$&;').match(/\d(?:[\s-]{0,3}\d)*/g) ?? [];
  const runs = numbers.map((number) => number.replace(/\D/g, ''));
  const [code, ...more] = runs.filter(({ length }) => length >= MIN_CODE_LENGTH);
  return {
    code: code ?? (/^\w+$/.test(text) ? text : (runs[runs.length - 1] ?? '')),
    hasTwo: more.some((other) => other !== code),
  };
};

/**
 * A dialled number (digits, perhaps after a plus) as it is written in its own country: `+63917…`, `0063917…` and `917…` are 0917…. One that is not
 * whole yet, or of another country, stays as it is.
 */
export const homeNumber = (dialled: string, { pattern, countryCode = '', trunkPrefix = '' }: PhoneForm): string => {
  // No country's code begins with 0.
  const national = dialled.replace(new RegExp(`^(\\+(?=0)|(\\+|00)?${countryCode})`), '');
  for (const number of [dialled, national])
    for (const form of [number, trunkPrefix + number, number.replace(new RegExp(`^${trunkPrefix}`), '')])
      if (new RegExp(pattern).test(form)) return form;
  return dialled;
};

import { plainText } from '../lib/texts.ts';

/** How a brand writes money. */
export interface MoneyStyle {
  readonly decimal: string;
  /** The separator between groups of digits; may be empty. */
  readonly group: string;
  /** Groups digits in the Indian system, by lakh and crore: `12,34,567`. Absent: groups of three digits. */
  readonly isLakh?: boolean;
  /** The currency sign follows the amount: `1.234,56 €`. Absent: it precedes the amount. A space between them is part of the sign. */
  readonly isSignLast?: boolean;
  /** Whole amounts are written without decimals: `Rp12.500`. Amounts with cents keep them. */
  readonly hidesZeroCents?: boolean;
}

/** Money for calculations: a whole number of cents. */
export type Cents = number;

/**
 * An amount as the service sends it: a whole number of cents, as a number or as a string of digits, or a text that is already formatted. It is
 * stored and sent back to the service unchanged; only `plainAmount` and `centsOf` read it.
 */
export type Amount = Cents | string;

const CENTS_DIGITS = 2;

/**
 * The text of an amount without entities, outer blanks and invisible characters, such as a database may leave in a field. With one, cents would not be
 * recognised and would be shown as 100 times the amount. Words need joiners (U+200C, U+200D), numbers do not.
 */
export const plainAmount = (amount: Amount): string => plainText(String(amount)).replace(/[\u200c\u200d]/g, '');

/** @returns whether the amount is a whole number of cents: an integer, or a string of digits. */
export const isCents = (amount: Amount): boolean => Number.isSafeInteger(amount) || /^\d+$/.test(plainAmount(amount));

/** The amount as a number for calculations; undefined if it is not a whole number of cents, such as a formatted text. */
export const centsOf = (amount: Amount): Cents | undefined =>
  isCents(amount) ? Number(plainAmount(amount)) : undefined;

/** @returns whether an amount can be paid: more than 0 cents, or a formatted text of more than zero, without a minus sign before its digits. */
export const isPayable = (amount: Amount): boolean => {
  const text = plainAmount(amount);
  return /[1-9]/.test(text) && !/^\D*[-−–]/.test(text);
};

const groupDigits = (digits: string, separator: string, isLakh?: boolean): string =>
  digits.replace(isLakh ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g, separator);

/**
 * Groups the digits of a whole number by three: `('1234567', '.')` becomes `1.234.567`; with `isLakh` in the Indian system: `12.34.567`. Any other
 * text is returned unchanged.
 */
export const groupThousands = (whole: number | string, separator: string, isLakh?: boolean): string =>
  /^-?\d+$/.test(String(whole)) ? groupDigits(String(whole), separator, isLakh) : String(whole);

/**
 * Formats cents for display: `123456` becomes `1,234.56` in a style with these separators. Works on the digits, so that an amount of any length
 * stays exact. A text that is already formatted is returned as `plainAmount`.
 */
export const formatAmount = (amount: Amount, style: MoneyStyle): string => {
  const text = plainAmount(amount);
  if (!isCents(amount)) return text;
  const sign = text.startsWith('-') ? '-' : '';
  const digits = text.replace(/^-?0*/, '').padStart(CENTS_DIGITS + 1, '0');
  const whole = groupDigits(digits.slice(0, -CENTS_DIGITS), style.group, style.isLakh);
  const cents = digits.slice(-CENTS_DIGITS);
  return sign + whole + (style.hidesZeroCents && cents === '00' ? '' : style.decimal + cents);
};

/**
 * Formats an amount and adds the currency sign. A text with more than a number in it is expected to name its currency. Digits that are not
 * recognised as cents because of a space or a minus sign get no sign: their unit is unknown.
 */
export const withSign = (sign: string, amount: Amount, style: MoneyStyle): string => {
  const text = formatAmount(amount, style);
  if (!isCents(amount) && !/^-?\d+([.,'’\s]+\d+)+$/.test(text)) return text;
  return style.isSignLast ? text + sign : sign + text;
};

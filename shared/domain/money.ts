import { withoutUnseen } from './unseen.ts';

/** How a brand writes money. */
export interface MoneyStyle {
  /** Stands between the whole and the cents. */
  readonly decimal: string;
  /** Stands between groups of digits; may be empty. */
  readonly group: string;
  /** Groups as India counts, in lakh and crore: `12,34,567`. Absent, by three digits. */
  readonly isLakh?: boolean;
  /** The currency sign comes after the amount: `1.234,56 €`. Absent, before it. A blank belongs to the sign. */
  readonly isSignLast?: boolean;
  /** Whole amounts are written without cents: `Rp12.500`. An amount that has cents shows them all the same. */
  readonly hidesZeroCents?: boolean;
}

/** Money to count with: a whole number of cents. */
export type Cents = number;

/**
 * An amount as the service writes it: a whole number of cents, its digits as text, or text that is formatted already. It
 * is shown, and goes back to the service, just as it came; only `centsOf` makes money of it that can be counted with.
 */
export type Amount = Cents | string;

const CENTS_DIGITS = 2;

// A mark that nobody sees, such as a database may leave, makes no words of digits: shown as they are, cents would be a hundred times as much.
const seen = (amount: Amount): string => withoutUnseen(String(amount));

/** True where the amount is a whole number of cents: an integer, or a string of digits. */
export const isCents = (amount: Amount): boolean => Number.isSafeInteger(amount) || /^\d+$/.test(seen(amount));

/** The amount as money to count with; undefined where it is no whole number of cents, such as text formatted already. */
export const centsOf = (amount: Amount): Cents | undefined => (isCents(amount) ? Number(seen(amount)) : undefined);

const groupDigits = (digits: string, separator: string, isLakh?: boolean): string =>
  digits.replace(isLakh ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g, separator);

/**
 * Groups the digits of a whole number by three: `('1234567', '.')` is `1.234.567`; as India does with `isLakh`:
 * `12.34.567`. Any other text stays as it is.
 */
export const groupThousands = (whole: number | string, separator: string, isLakh?: boolean): string =>
  /^-?\d+$/.test(String(whole)) ? groupDigits(String(whole), separator, isLakh) : String(whole);

/**
 * Cents as people read them: `123456` is `1,234.56` where the brand's style separates and groups so.
 * Works on the digits, so an amount of any length stays exact. Text already formatted comes back as it came.
 */
export const formatAmount = (amount: Amount, style: MoneyStyle): string => {
  const text = seen(amount);
  if (!isCents(amount)) return text;
  const sign = text.startsWith('-') ? '-' : '';
  const digits = text.replace(/^-?0*/, '').padStart(CENTS_DIGITS + 1, '0');
  const whole = groupDigits(digits.slice(0, -CENTS_DIGITS), style.group, style.isLakh);
  const cents = digits.slice(-CENTS_DIGITS);
  return sign + whole + (style.hidesZeroCents && cents === '00' ? '' : style.decimal + cents);
};

/**
 * The amount with its currency sign. Text that is more than a number names its currency itself. Digits alone that are not known to be
 * cents, for a blank or a minus stands beside them, get none: nobody knows of what they are.
 */
export const withSign = (sign: string, amount: Amount, style: MoneyStyle): string => {
  const text = formatAmount(amount, style);
  if (!isCents(amount) && !/^-?\d+([.,'’\s]+\d+)+\s*$/.test(text)) return text;
  return style.isSignLast ? text + sign : sign + text;
};

import { withoutUnseen } from './unseen.ts';

/** How a brand writes money: what stands between pesos and centavos, and between groups of three digits. */
export interface MoneyStyle {
  readonly decimal: string;
  readonly group: string;
}

/** Money to count with: a whole number of cents. */
export type Cents = number;

/**
 * An amount as the service writes it: a whole number of cents, its digits as text, or text that is formatted already. It
 * is shown, and goes back to the service, just as it came; only `centsOf` makes money of it that can be counted with.
 */
export type Amount = Cents | string;

const CENTS_DIGITS = 2;
const usual: MoneyStyle = { decimal: '.', group: ',' };

/** True where the amount is a whole number of cents: an integer, or a string of digits. */
export const isCents = (amount: Amount): boolean => {
  const digits = typeof amount === 'number' ? /^-?\d+$/ : /^\d+$/;
  return digits.test(String(amount));
};

/** The amount as money to count with; undefined where it is no whole number of cents, such as text formatted already. */
export const centsOf = (amount: Amount): Cents | undefined => (isCents(amount) ? Number(amount) : undefined);

/** Groups the digits of a whole number by three: `('1234567', '.')` is `1.234.567`. Any other text stays as it is. */
export const groupThousands = (whole: number | string, separator = '.'): string =>
  /^-?\d+$/.test(String(whole)) ? String(whole).replace(/\B(?=(\d{3})+$)/g, separator) : String(whole);

/**
 * Cents as people read them: `123456` is `1,234.56`, or as the brand's style separates and groups.
 * Works on the digits, so an amount of any length stays exact. Text already formatted comes back as it came.
 */
export const formatAmount = (amount: Amount, style: MoneyStyle = usual): string => {
  if (!isCents(amount)) return withoutUnseen(String(amount));
  const sign = String(amount).startsWith('-') ? '-' : '';
  const digits = String(amount)
    .replace(/^-?0*/, '')
    .padStart(CENTS_DIGITS + 1, '0');
  const whole = groupThousands(digits.slice(0, -CENTS_DIGITS), style.group);
  return sign + whole + style.decimal + digits.slice(-CENTS_DIGITS);
};

/** The amount behind a currency sign. Text that is more than a number names its currency itself. */
export const withSign = (sign: string, amount: Amount, style?: MoneyStyle): string => {
  const text = formatAmount(amount, style);
  return /^-?\d[\d.,]*$/.test(text) ? sign + text : text;
};

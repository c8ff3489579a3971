import type { Cents, MoneyStyle } from './money.ts';

const withoutSign = (text: string, sign: string, isLast: boolean | undefined): string => {
  if (text.startsWith(sign)) return text.slice(sign.length).trim();
  return isLast && text.endsWith(sign) ? text.slice(0, -sign.length).trim() : text;
};

/**
 * Parses an amount that a person has typed: `5000`, `5,000.5` and `₱ 5,000.50` in a style with a decimal point. Group separators are accepted even
 * where the style writes none: between groups of three digits, or in the Indian grouping with `isLakh`.
 * @returns cents; undefined if the text is not an amount (letters, a minus sign, three decimals); Infinity if a number cannot hold the cents
 * exactly.
 */
export const parseAmountInput = (
  typed: string,
  currencySign: string,
  { decimal, isLakh, isSignLast }: MoneyStyle,
): Cents | undefined => {
  const group = decimal === ',' ? '.' : ',';
  const groups = isLakh ? `(?:\\${group}\\d{2})*\\${group}\\d{3}` : `(?:\\${group}\\d{3})+`;
  const form = new RegExp(`^(\\d{1,3}${groups}|\\d+)(?:\\${decimal}(\\d{1,2}))?$`);
  const [, whole, decimals = ''] = form.exec(withoutSign(typed.trim(), currencySign.trim(), isSignLast)) || [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.split(group).join('') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : Number.POSITIVE_INFINITY;
};

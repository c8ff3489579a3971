import type { Cents, MoneyStyle } from './money.ts';

const withoutSign = (text: string, sign: string, isLast: boolean | undefined): string => {
  if (text.startsWith(sign)) return text.slice(sign.length).trim();
  return isLast && text.endsWith(sign) ? text.slice(0, -sign.length).trim() : text;
};

/**
 * Reads an amount as people type it, and answers cents: `5000`, `5,000.5` and `₱ 5,000.50` in a style whose decimals
 * follow a point. Marks between groups count whether or not the style writes them: groups of three digits, or as India
 * writes them where the style does. Undefined for what is no amount, such as letters, a minus or three decimals; infinite
 * for more cents than a number holds exactly.
 */
export const parseAmountInput = (
  typed: string,
  currencySign: string,
  { decimal, isLakh, isSignLast }: MoneyStyle,
): Cents | undefined => {
  const group = decimal === ',' ? '.' : ',';
  const groups = isLakh ? `(?:\\${group}\\d{2})*\\${group}\\d{3}` : `(?:\\${group}\\d{3})+`;
  const form = new RegExp(`^(\\d{1,3}${groups}|\\d+)(?:\\${decimal}(\\d{1,2}))?$`);
  const [, whole, decimals = ''] = form.exec(withoutSign(typed.trim(), currencySign.trim(), isSignLast)) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.split(group).join('') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : Number.POSITIVE_INFINITY;
};

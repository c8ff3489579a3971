import type { Cents, MoneyStyle } from './money.ts';

const withoutSign = (text: string, currencySign: string): string =>
  text.startsWith(currencySign) ? text.slice(currencySign.length).trim() : text;

/**
 * Reads an amount as people type it, and answers cents: `5000`, `5,000.5` and `₱ 5,000.50` in a style whose decimals
 * follow a point. Marks between groups of three count whether or not the style writes them. Undefined for what is no
 * amount, such as letters, a minus or three decimals; infinite for more cents than a number holds exactly.
 */
export const parseAmountInput = (typed: string, currencySign: string, { decimal }: MoneyStyle): Cents | undefined => {
  const group = decimal === ',' ? '.' : ',';
  const form = new RegExp(`^(\\d{1,3}(?:\\${group}\\d{3})+|\\d+)(?:\\${decimal}(\\d{1,2}))?$`);
  const [, whole, decimals = ''] = form.exec(withoutSign(typed.trim(), currencySign)) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.split(group).join('') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : Number.POSITIVE_INFINITY;
};

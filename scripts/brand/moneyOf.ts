import type { Brand } from '../../shared/brand/brand.ts';
import { BuildError } from '../build/buildError.ts';

type Money = Pick<Brand, 'currencySign' | 'money' | 'rangeSeparator'>;

// Eight digits: enough to tell groups of two from groups of three.
const SHOWN = 12345678.9;
const LAKH = /^\d{1,2}(\D\d{2})+\D\d{3}$/;

const formatter = (locale: string, currency: string, digits?: number): Intl.NumberFormat => {
  const places = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...places });
  } catch {
    throw new BuildError(`"${locale}" and "${currency}" have to be a locale and a currency, such as en-IN and INR.`);
  }
};

/**
 * How money of a currency is written in a locale, by the tables of Unicode that Node has.
 * @throws BuildError where one of them is none.
 */
export const moneyOf = (locale: string, currency: string): Money => {
  const usual = formatter(locale, currency).resolvedOptions();
  // Amounts are in cents whatever the currency: one that is written without them by custom needs a decimal sign all the same.
  const parts = formatter(locale, currency, 2).formatToParts(SHOWN);
  const textOf = (type: Intl.NumberFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  const indexOf = (type: Intl.NumberFormatPartTypes): number => parts.findIndex((part) => part.type === type);
  const isSignLast = indexOf('currency') > indexOf('integer');
  const isApart = parts.some(({ type, value }) => type === 'literal' && value.trim() === '');
  const sign = textOf('currency');
  const group = textOf('group');
  const whole = parts
    .filter(({ type }) => type === 'integer' || type === 'group')
    .map(({ value }) => value)
    .join('');
  return {
    currencySign: isApart ? (isSignLast ? `\u00a0${sign}` : `${sign}\u00a0`) : sign,
    money: {
      decimal: textOf('decimal') || '.',
      group,
      ...(LAKH.test(whole) && { isLakh: true }),
      ...(isSignLast && { isSignLast: true }),
      ...(usual.maximumFractionDigits === 0 && { hidesZeroCents: true }),
    },
    rangeSeparator: group,
  };
};

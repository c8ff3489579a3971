import { dayOf, formatMoment, utcDayOf, zonedDayOf } from '../domain/dates.ts';
import { type Amount, groupThousands, withSign } from '../domain/money.ts';
import { currencySign, money, rangeSeparator, timeZone, utcOffsetMs } from './current.ts';

/** Formats an amount in the brand's style: `123456` becomes `₱1,234.56`. A text that is already formatted is returned unchanged. */
export const showAmount = (amount: Amount): string => withSign(currencySign, amount, money);

/** Formats a percentage in the brand's style: `0,1%` if its money has a decimal comma. */
export const showPercent = (percent: number): string => `${String(percent).replace('.', money.decimal)}%`;

/** Formats a product's range in the brand's style: the digits of a bare number are grouped, any other text is returned unchanged. */
export const showRange = (range: string): string => groupThousands(range, rangeSeparator, money.isLakh);

/** The same without zero decimals: `₱1,235` for 123500 cents. */
export const showWhole = (amount: Amount): string => withSign(currencySign, amount, { ...money, hidesZeroCents: true });

/**
 * The lender's day at a moment in milliseconds since the epoch: `YYYY-MM-DD`. The phone's day if the brand has no time zone, or the phone does not
 * know it.
 */
export const todayAt = (atMs: number): string => {
  // The first use of `Intl` takes a cheap phone 0.1 s, for which the figures would wait.
  if (utcOffsetMs !== undefined) return utcDayOf(atMs + utcOffsetMs);
  if (!timeZone) return dayOf(atMs);
  try {
    return zonedDayOf(atMs, timeZone);
  } catch {
    return dayOf(atMs);
  }
};

/**
 * A moment with its day by the lender's clock: `YYYY-MM-DD HH:MM`, for what is kept or handed on. By the phone's if the brand's time zone is not
 * always as far ahead of UTC.
 */
export const lenderMoment = (atMs: number): string =>
  utcOffsetMs === undefined
    ? formatMoment(atMs, 0)
    : new Date(atMs + utcOffsetMs).toISOString().slice(0, 16).replace('T', ' ');

import { parseText } from '../../api/parse.ts';
import { termUnitOf } from '../../domain/loanCost.ts';
import { counted, type Words } from '../../i18n/messages.ts';
import { offerTermsText as text } from './messages.ts';

/** A number of days in words. A text that the service has already worded is returned unchanged. */
export const daysText = (days: number | string): Words =>
  /^\d+$/.test(String(days)) ? counted(days, text.day, text.days) : String(days);

/** The term of a loan in words, in the unit that the service names. A text from the service is returned unchanged. */
export const loanTermText = (sent: number | string, termUnit: number | string | undefined): Words => {
  const periods = parseText(sent);
  if (!/^\d+$/.test(periods)) return periods;
  const unit = termUnitOf(termUnit);
  if (unit === 'day') return daysText(periods);
  // The meaning of an unknown numeric unit is not documented, so it is left out; a word of the service is shown as it is.
  if (!unit) return /\D/.test(String(termUnit)) ? parseText(`${periods} ${termUnit}`) : periods;
  const longer = {
    week: [text.week, text.weeks],
    month: [text.month, text.months],
    year: [text.year, text.years],
  } as const;
  const [one, many] = longer[unit];
  return counted(periods, one, many);
};

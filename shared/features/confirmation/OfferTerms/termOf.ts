import { type TermUnit, termUnitOf } from '../../../domain/termUnit.ts';
import { withoutUnseen } from '../../../domain/unseen.ts';
import { counted } from '../../../i18n/counted.ts';
import type { Message, Words } from '../../../i18n/messages.ts';
import { inDays } from './inDays.ts';
import { text } from './messages.ts';

const longer: { readonly [unit in Exclude<TermUnit, 'day'>]: readonly [one: Message, many: Message] } = {
  week: [text.week, text.weeks],
  month: [text.month, text.months],
  year: [text.year, text.years],
};

/** The term of a loan in words, in the unit that the service names. A text that the service has already worded is kept. */
export const termOf = (periods: number | string, termUnit: number | string | undefined): Words => {
  if (!/^\d+$/.test(String(periods))) return withoutUnseen(String(periods));
  const unit = termUnitOf(termUnit);
  if (unit === 'day') return inDays(periods);
  // The meaning of an unknown numeric unit is not documented, so it is left out; a word of the service is shown as it is.
  if (!unit) return /\D/.test(String(termUnit)) ? withoutUnseen(`${periods} ${termUnit}`) : String(periods);
  const [one, many] = longer[unit];
  return counted(periods, one, many);
};

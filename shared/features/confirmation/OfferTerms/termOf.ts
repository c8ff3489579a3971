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

/** How long a loan runs, in the unit that the service names; a service that has words for it already is left alone. */
export const termOf = (periods: number | string, termUnit: number | string | undefined): Words => {
  if (!/^\d+$/.test(String(periods))) return withoutUnseen(String(periods));
  const unit = termUnitOf(termUnit);
  if (unit === 'day') return inDays(periods);
  // What a number means here nobody has said; a word of the service's is shown as it is.
  if (!unit) return /\D/.test(String(termUnit)) ? withoutUnseen(`${periods} ${termUnit}`) : String(periods);
  const [one, many] = longer[unit];
  return counted(periods, one, many);
};

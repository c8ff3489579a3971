import { t } from '../../../i18n/t.ts';
import { text } from './messages.ts';

/** A number of days in words; a service that has words for it already is left alone. */
export const inDays = (days: number | string): string =>
  /^\d+$/.test(String(days)) ? t(text.days, { days }) : String(days);

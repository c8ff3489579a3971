import { counted } from '../../../i18n/counted.ts';
import type { Words } from '../../../i18n/messages.ts';
import { text } from './messages.ts';

/** A number of days in words; a service that has words for it already is left alone. */
export const inDays = (days: number | string): Words =>
  /^\d+$/.test(String(days)) ? counted(days, text.day, text.days) : String(days);

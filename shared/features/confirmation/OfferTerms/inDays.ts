import { counted } from '../../../i18n/counted.ts';
import type { Words } from '../../../i18n/messages.ts';
import { text } from './messages.ts';

/** A number of days in words. A text that the service has already worded is returned unchanged. */
export const inDays = (days: number | string): Words =>
  /^\d+$/.test(String(days)) ? counted(days, text.day, text.days) : String(days);

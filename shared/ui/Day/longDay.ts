import { type Words, withValues } from '../../i18n/messages.ts';
import { text as words } from './messages.ts';

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d:\d\d)(?::\d\d)?)?$/;

// Not the browser's own calendar: the first day that it says takes a cheap phone 70 ms, between the answer and the frame that shows it.
const months = [
  words.january,
  words.february,
  words.march,
  words.april,
  words.may,
  words.june,
  words.july,
  words.august,
  words.september,
  words.october,
  words.november,
  words.december,
];

/**
 * A day of the service as people say it: `2026-12-27` as '27 December 2026', and `2026-12-27 10:15:00` with ', 10:15'. It is
 * the day and the hour that were written, in whatever time zone the phone is. Any other text stays as it came, and so does
 * a day that no calendar has.
 */
export const longDay = (text: string): Words => {
  const [, year, month, day, time] = DAY.exec(text) || [];
  const at = new Date(`${year}-${month}-${day}`);
  // An engine may read 30 February as 2 March.
  if (!year || at.getUTCDate() !== Number(day)) return text;
  const values = { day: String(Number(day)), month: months[at.getUTCMonth()] ?? '', year };
  return time ? withValues(words.longAt, { ...values, time }) : withValues(words.long, values);
};

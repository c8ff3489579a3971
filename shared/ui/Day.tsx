import { type Words, withValues } from '../i18n/messages.ts';
import { t } from '../i18n/t.ts';
import { dayText as words } from './messages.ts';

/** A day from the service, with or without a time: as it was written, and in words on a line below. Any other text is shown unchanged. */
export function Day({ text }: { readonly text: string }) {
  const words = longDay(text);
  if (words === text) return <>{text}</>;
  return (
    <>
      <span className="muted small whole notranslate">{text}</span> <br />
      <span className="whole notranslate">{t(words)}</span>
    </>
  );
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d:\d\d)(?::\d\d)?)?$/;

// Not by `Intl`: its first use takes a cheap phone 70 ms, between the response and the frame that shows it.
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
 * A day from the service in words: `2026-12-27` becomes '27 December 2026', and `2026-12-27 10:15:00` has ', 10:15' added. Day
 * and time are as written, whatever the phone's time zone. Any other text is returned unchanged, and so is a day that does not
 * exist.
 */
export const longDay = (text: string): Words => {
  const [, year, month, day, time] = DAY.exec(text) || [];
  const at = new Date(`${year}-${month}-${day}`);
  // Some engines parse 30 February as 2 March.
  if (!year || at.getUTCDate() !== Number(day)) return text;
  const values = { day: String(Number(day)), month: months[at.getUTCMonth()] ?? '', year };
  return time ? withValues(words.longAt, { ...values, time }) : withValues(words.long, values);
};

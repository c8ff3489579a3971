import { DAY_MS, dayIn } from '../domain/dates.ts';
import { type Message, type Words, withValues } from '../i18n/messages.ts';
import { t } from '../i18n/t.ts';
import { dayText as words } from './messages.ts';

// Without `Intl`, whose first use takes 70 ms on a cheap phone, between the response and its frame.
const weekdayOf = (day: string): Message | undefined =>
  [words.sunday, words.monday, words.tuesday, words.wednesday, words.thursday, words.friday, words.saturday][
    new Date(day).getUTCDay()
  ];

const distanceText = (days: number): Message => {
  if (!days) return words.today;
  if (days < 0) return days === -1 ? words.oneDayAgo : words.daysAgo;
  return days === 1 ? words.inOneDay : words.daysText;
};

/** How far a day of the service is from today (`YYYY-MM-DD`), with its weekday: 'Friday, in 5 days'. Empty for any other text. */
export const distanceOf = (text: string, today: string): Words => {
  const day = dayIn(text);
  if (!day) return '';
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  return withValues(distanceText(days), { weekday: weekdayOf(day) || '', count: Math.abs(days) });
};

interface DueDayProps {
  readonly text: string;
  /** The lender's day. */
  readonly today: string;
}

/** The day on which something has to be done: as the service wrote it, and on a line below how far away it is. */
export function DueDay({ text, today }: DueDayProps) {
  const distance = t(distanceOf(text, today));
  return (
    <>
      <strong className="whole notranslate">{text}</strong>
      {distance && (
        <>
          {' '}
          <br />
          <span className="muted small">{distance}</span>
        </>
      )}
    </>
  );
}

/** A sentence, unchanged, without line breaks inside a date: a browser would break `2026-11-17` after a hyphen. */
export function NoBreakDates({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(\d{4}-\d\d-\d\d[.,;]?)/).map((part, at) =>
        at % 2 ? (
          <span key={at} className="whole">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}

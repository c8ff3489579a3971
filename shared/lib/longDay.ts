const DAY = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d:\d\d)(?::\d\d)?)?$/;

/** How each language says a day where English of the browser's own would begin with the month. */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/**
 * A day of the service as people say it: `2026-12-27` as '27 December 2026', and `2026-12-27 10:15:00` with ', 10:15'. It is
 * the day and the hour that were written, in whatever time zone the phone is. Any other text stays as it came, and so does
 * a day that no calendar has, or that the browser cannot say in that language.
 */
export const longDay = (text: string, language: string): string => {
  const [, year, month, day, time] = DAY.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}`);
  // An engine may read 30 February as 2 March.
  if (at.getUTCDate() !== Number(day)) return text;
  try {
    const locale = localeOf(language);
    // Without this language the browser would say it in its own.
    if (!Intl.DateTimeFormat.supportedLocalesOf(locale).length) return text;
    const words = at.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    return time ? `${words}, ${time}` : words;
  } catch {
    return text;
  }
};

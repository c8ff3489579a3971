const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** How each language says a day where English of the browser's own would begin with the month. */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/**
 * A day of the service as people say it, `2026-12-27` as '27 December 2026'. Any other text stays as it came, and so does
 * a day that no calendar has, or that the browser cannot say in that language.
 */
export const longDay = (text: string, language: string): string => {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (!year || !month || !day) return text;
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCDate() !== day || at.getUTCMonth() + 1 !== month) return text;
  try {
    return at.toLocaleDateString(localeOf(language), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  } catch {
    return text;
  }
};

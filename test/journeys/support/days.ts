/** Returns the date in Manila `days` days from today, as the service writes dates (YYYY-MM-DD). */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

/** Returns a date as the pages write it in English: `2026-12-01` as `1 December 2026`. */
export const inWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

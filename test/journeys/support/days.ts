/** Returns the date in Manila `days` days from today, as the service writes dates (YYYY-MM-DD). */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

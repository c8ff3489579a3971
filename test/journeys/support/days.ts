/** The day in Manila so many days from today, as the service writes dates. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

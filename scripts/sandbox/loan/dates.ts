const DAY_MS = 86_400_000;

/** Manila keeps UTC+8 all year. */
const MANILA_OFFSET_MS = 8 * 3_600_000;

const manila = (ms: number): string => new Date(ms + MANILA_OFFSET_MS).toISOString();

/** The day in Manila, `YYYY-MM-DD`. */
export const dayIso = (nowMs: number): string => manila(nowMs).slice(0, 10);

/** The time in Manila, `YYYY-MM-DD HH:MM:SS`. */
export const timeText = (nowMs: number): string => manila(nowMs).slice(0, 19).replace('T', ' ');

/** `days` after `dateIso`; a negative number goes back. */
export function addDays(dateIso: string, days: number): string {
  return new Date(Date.parse(dateIso) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to another. */
export function daysBetween(fromIso: string, toIso: string): number {
  return Math.round((Date.parse(toIso) - Date.parse(fromIso)) / DAY_MS);
}

import { DAY_MS } from '../../../shared/domain/dates.ts';

/** Manila is at UTC+8 all year. */
const MANILA_OFFSET_MS = 8 * 3_600_000;

const manila = (ms: number): string => new Date(ms + MANILA_OFFSET_MS).toISOString();

/** Returns the date in Manila, `YYYY-MM-DD`. */
export const dayIso = (nowMs: number): string => manila(nowMs).slice(0, 10);

/** Returns the time in Manila, `YYYY-MM-DD HH:MM:SS`. */
export const timeText = (nowMs: number): string => manila(nowMs).slice(0, 19).replace('T', ' ');

/** Returns the moment of a time in Manila, `YYYY-MM-DD HH:MM:SS`, with its offset. */
export const momentIso = (time: string): string => `${time.replace(' ', 'T')}+08:00`;

/** Returns the date `days` after `dateIso`, or before it for a negative number. */
export function addDays(dateIso: string, days: number): string {
  return new Date(Date.parse(dateIso) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from one date to another; negative if `toIso` is earlier. */
export function daysBetween(fromIso: string, toIso: string): number {
  return Math.round((Date.parse(toIso) - Date.parse(fromIso)) / DAY_MS);
}

import { holidays } from '../../brand/current.ts';
import { dayOf } from '../../domain/dates.ts';
import { weekdaysAfter } from '../../domain/weekdays.ts';

// An answer is promised within so many.
const ANSWER_WEEKDAYS = 3;

/** The day, `YYYY-MM-DD`, by which a complaint of that day is answered. */
export const answerDayAfter = (dayIso: string): string => weekdaysAfter(dayIso, ANSWER_WEEKDAYS, holidays);

/** The day, `YYYY-MM-DD`, by which a complaint of that moment is answered. */
export const answerDayOf = (sentAtMs: number): string => answerDayAfter(dayOf(sentAtMs));

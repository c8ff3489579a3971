import { holidays } from '../../brand/current.ts';
import { todayAt } from '../../brand/formats.ts';
import { weekdaysAfter } from '../../domain/dates.ts';

// A complaint is promised an answer within this many weekdays.
const ANSWER_WEEKDAYS = 3;

/** The day (`YYYY-MM-DD`) by which a complaint sent on the given day is answered. */
export const answerDayAfter = (dayIso: string): string => weekdaysAfter(dayIso, ANSWER_WEEKDAYS, holidays);

/** The day (`YYYY-MM-DD`) by which a complaint sent at the given moment is answered. */
export const answerDayOf = (sentAtMs: number): string => answerDayAfter(todayAt(sentAtMs));

import { parseRecord, parseText } from '../../api/parse.ts';
import { holidays } from '../../brand/current.ts';
import { todayAt } from '../../brand/today.ts';
import { momentOf } from '../../domain/dates.ts';
import { weekdaysAfter } from '../../domain/workdays.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';

/** The record of a complaint that has arrived at the service. */
export interface ComplaintReceipt {
  readonly orderNo: string;
  readonly sentAtMs: number;
}

/** The receipt of the borrower's last complaint from this tab. */
export const readReceipt = (store: SessionStore): ComplaintReceipt | undefined => {
  const raw = parseRecord(store.read('complaintReceipt'));
  const sentAtMs = momentOf(raw['sentAtMs']);
  return sentAtMs === undefined ? undefined : { orderNo: parseText(raw['orderNo']), sentAtMs };
};

/** Stores a receipt, in place of the one before. */
export const storeReceipt = (store: SessionStore, receipt: ComplaintReceipt): void =>
  void store.write('complaintReceipt', receipt);

// A complaint is promised an answer within this many weekdays.
const ANSWER_WEEKDAYS = 3;

/** The day (`YYYY-MM-DD`) by which a complaint sent at the given moment is answered. */
export const answerDayOf = (sentAtMs: number): string => weekdaysAfter(todayAt(sentAtMs), ANSWER_WEEKDAYS, holidays);

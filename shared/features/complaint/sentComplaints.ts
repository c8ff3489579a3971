import { parseList, parseRecord, parseText, type Raw } from '../../api/parse.ts';
import { holidays } from '../../brand/current.ts';
import { todayAt } from '../../brand/today.ts';
import { momentOf } from '../../domain/dates.ts';
import { weekdaysAfter } from '../../domain/workdays.ts';
import type { Stored } from '../../platform/storage/stored.ts';

/** The stored record of a complaint that has arrived at the service. */
export interface ComplaintReceipt {
  readonly orderNo: string;
  readonly description: string;
  readonly sentAtMs: number;
}

/**
 * Where receipts are stored: on the phone, because an app may open a new webview at each visit, and a new complaint with the same words must not be
 * mistaken for an earlier one. If the phone stores nothing for this borrower, in the tab.
 */
export interface ReceiptsEnv {
  readonly store: Stored;
  readonly phone: Stored;
}

const receiptIn = (entry: unknown): ComplaintReceipt | undefined => {
  const raw = parseRecord(entry);
  const sentAtMs = momentOf(raw['sentAtMs']);
  return sentAtMs === undefined
    ? undefined
    : { orderNo: parseText(raw['orderNo']), description: parseText(raw['description']), sentAtMs };
};

type Whose = Parameters<Stored['all']>[1];

const readAll = (place: Stored, whose?: Whose): readonly Raw[] => place.all('complaintReceipt', whose);

/** The receipts for the borrower and the order of the address, or those `ofAnyOrder`, the newest first. */
export const readReceipts = ({ store, phone }: ReceiptsEnv, whose?: Whose): readonly ComplaintReceipt[] =>
  parseList([...readAll(phone, whose), ...readAll(store, whose)], receiptIn).sort(
    (one, other) => other.sentAtMs - one.sentAtMs,
  );

/** Stores a receipt next to earlier ones. */
export const storeReceipt = ({ store, phone }: ReceiptsEnv, receipt: ComplaintReceipt): void => {
  // Two tabs may find the same complaint in the list at the same time.
  const others = (place: Stored) =>
    readAll(place).filter((stored) => stored['sentAtMs'] !== receipt.sentAtMs || stored['orderNo'] !== receipt.orderNo);
  const storeIn = (place: Stored): boolean => place.writeAll('complaintReceipt', [{ ...receipt }, ...others(place)]);
  if (!storeIn(phone)) storeIn(store);
};

/** What the borrower's list of complaints showed of one of them: when it was sent, and the tab that it was in. */
export interface ListSnapshot {
  readonly id: string;
  readonly time: string;
  readonly tab: string;
}

const snapshotIn = (entry: unknown): ListSnapshot | undefined => {
  const raw = parseRecord(entry);
  const id = parseText(raw['id']);
  return id ? { id, time: parseText(raw['time']), tab: parseText(raw['tab']) } : undefined;
};

/** What the list showed when the borrower last saw it, complaint by complaint. */
export const readListSnapshot = ({ store, phone }: ReceiptsEnv): readonly ListSnapshot[] =>
  parseList([...phone.all('complaintListed'), ...store.all('complaintListed')], snapshotIn);

/** Stores what the list shows now, in place of the snapshot before. `atMs` is in milliseconds since the epoch. */
export const storeListSnapshot = (
  { store, phone }: ReceiptsEnv,
  listed: readonly ListSnapshot[],
  atMs: number,
): void => {
  const entries = listed.map((one) => ({ ...one, atMs }));
  if (!phone.writeAll('complaintListed', entries)) store.writeAll('complaintListed', entries);
};

// A complaint is promised an answer within this many weekdays.
const ANSWER_WEEKDAYS = 3;

/** The day (`YYYY-MM-DD`) by which a complaint sent on the given day is answered. */
export const answerDayAfter = (dayIso: string): string => weekdaysAfter(dayIso, ANSWER_WEEKDAYS, holidays);

/** The day (`YYYY-MM-DD`) by which a complaint sent at the given moment is answered. */
export const answerDayOf = (sentAtMs: number): string => answerDayAfter(todayAt(sentAtMs));

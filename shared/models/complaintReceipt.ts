import { list, record, text } from '../api/parse.ts';
import type { Env } from '../app/env.ts';
import { holidays } from '../brand/current.ts';
import { momentOf } from '../lib/dates.ts';
import { dayOf, weekdaysAfter } from '../lib/weekdays.ts';
import type { SentMarks } from '../stores/sentMarks.ts';
import type { SessionStore } from '../stores/sessionStore.ts';
import { borrowerKey, KEPT_ON_PHONE_MS } from './complaintDraft.ts';

/** What is left of a complaint that has arrived. */
export interface ComplaintReceipt {
  readonly orderNo: string;
  readonly description: string;
  readonly sentAtMs: number;
}

// An answer is promised within so many.
const ANSWER_WEEKDAYS = 3;
// So that a long day of complaints does not fill the storage.
const MOST_KEPT = 20;

/** The day, `YYYY-MM-DD`, by which a complaint of that moment is answered. */
export const answerDayOf = (sentAtMs: number): string => weekdaysAfter(dayOf(sentAtMs), ANSWER_WEEKDAYS, holidays);

type Kept = ComplaintReceipt & { readonly of: string };

/**
 * Where receipts stand: on the phone, for an app may open a new webview at each visit, and a complaint of the same words
 * must not be taken for the one before. In the tab, where the address names no borrower or the phone keeps nothing.
 */
export type ReceiptsEnv = Pick<Env, 'page' | 'store' | 'clock'> & { readonly marks: SentMarks };

const readAll = (place: SessionStore): Kept[] =>
  list(record(place.read('complaintReceipt'))['receipts'], (item) => {
    const raw = record(item);
    const sentAtMs = momentOf(raw['sentAtMs']);
    return sentAtMs === undefined
      ? undefined
      : { of: text(raw['of']), orderNo: text(raw['orderNo']), description: text(raw['description']), sentAtMs };
  });

const writeAll = (place: SessionStore, receipts: readonly Kept[]): boolean =>
  place.write('complaintReceipt', { receipts: receipts.slice(0, MOST_KEPT) });

/** The receipts for the borrower and the order of the address, the newest first. */
export const readReceipts = ({ page, store, clock, marks }: ReceiptsEnv): readonly ComplaintReceipt[] => {
  const ofPhone = readAll(marks);
  const fresh = ofPhone.filter(({ sentAtMs }) => clock.now() - sentAtMs < KEPT_ON_PHONE_MS);
  if (fresh.length < ofPhone.length) writeAll(marks, fresh);
  return [...fresh, ...readAll(store)]
    .filter((receipt) => receipt.of === borrowerKey(page))
    .sort((one, other) => other.sentAtMs - one.sentAtMs);
};

/** Keeps a receipt beside the earlier ones. */
export const keepReceipt = ({ page, store, marks }: ReceiptsEnv, receipt: ComplaintReceipt): void => {
  const keepIn = (place: SessionStore): boolean =>
    writeAll(place, [{ ...receipt, of: borrowerKey(page) }, ...readAll(place)]);
  if (!page.session.userId || !keepIn(marks)) keepIn(store);
};

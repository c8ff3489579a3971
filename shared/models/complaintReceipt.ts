import { list, record, text } from '../api/parse.ts';
import { holidays } from '../brand/current.ts';
import { momentOf } from '../lib/dates.ts';
import { dayOf, weekdaysAfter } from '../lib/weekdays.ts';
import type { PageParameters } from '../session/parameters.ts';
import type { SessionStore } from '../stores/sessionStore.ts';
import { borrowerKey } from './complaintDraft.ts';

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

const readAll = (store: SessionStore): (ComplaintReceipt & { readonly of: string })[] =>
  list(record(store.read('complaintReceipt'))['receipts'], (item) => {
    const raw = record(item);
    const sentAtMs = momentOf(raw['sentAtMs']);
    return sentAtMs === undefined
      ? undefined
      : { of: text(raw['of']), orderNo: text(raw['orderNo']), description: text(raw['description']), sentAtMs };
  });

/** The receipts of this tab for the borrower and the order of the address, the newest first. */
export const readReceipts = (store: SessionStore, page: PageParameters): readonly ComplaintReceipt[] =>
  readAll(store).filter((receipt) => receipt.of === borrowerKey(page));

/** Keeps a receipt beside the earlier ones. */
export const keepReceipt = (store: SessionStore, page: PageParameters, receipt: ComplaintReceipt): void =>
  void store.write('complaintReceipt', {
    receipts: [{ ...receipt, of: borrowerKey(page) }, ...readAll(store)].slice(0, MOST_KEPT),
  });

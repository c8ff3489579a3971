import { recordsName } from '../platform/storage/sessionStore.ts';
import type { PaymentsEnv, ReadState } from './orderPayments.ts';
import { withLater } from './paymentNews.ts';
import { type OrderRecords, type PaymentRecord, readRecords, writeRecords } from './paymentRecord.ts';

const SEVERITY = ['opened', 'sending', 'unconfirmed', 'accepted'];

/**
 * The record that the borrower has to know of: one that was sent before one that was opened, a channel before a code, else the latest, which is kept
 * first.
 */
const foremost = (payments: readonly PaymentRecord[]): PaymentRecord | undefined => {
  const rank = ({ state, way }: PaymentRecord): number => (way === 'code' ? -1 : SEVERITY.indexOf(state));
  // Old Chromiums sort more than ten in no certain order.
  return payments.find((each) => payments.every((other) => rank(each) >= rank(other)));
};

export type KnownPayments = ReturnType<typeof knownPayments>;

/** What a page knows of the payments of its order, by its records on the phone and by what it has read. A page that names no order records none. */
export const knownPayments = (env: PaymentsEnv) => {
  const { orderId = '' } = env.page.session;
  // What no storage takes, or what one has lost since, is known to this page alone.
  let last: OrderRecords | undefined;
  let isWritten = true;
  let now: ReadState = {};
  let latest: ReadState = {};

  const records = (): OrderRecords => {
    // Undefined where the phone has cleared its storage.
    if (!last || (isWritten && env.records.read(recordsName(orderId)) !== undefined))
      last = readRecords(env.records, orderId, env.clock.now());
    return last;
  };

  return {
    records,
    keep: (kept: OrderRecords): void => {
      if (!orderId) return;
      last = kept;
      isWritten = writeRecords(env.records, orderId, kept);
    },
    /** The order as the page last knew it. */
    now: () => now,
    /** What was read of it last, and nothing of before. */
    latest: () => latest,
    /** Adds what was read of it. */
    learn: (read: ReadState): void => {
      // What the order said before a plan that says otherwise is old, and must not be told as what it says now.
      const isOtherDay = read.dueDate && now.orderDueDate && read.dueDate !== now.orderDueDate;
      const isOld = read.due !== undefined && (read.due !== now.orderDue || isOtherDay);
      latest = read;
      now = withLater(isOld ? { ...now, orderDue: undefined, orderDueDate: undefined } : now, read);
    },
    /** The payment that the borrower has to know of. */
    pending: () => foremost(records().payments),
  };
};

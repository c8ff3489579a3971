import { type CodeInfo, readCodeInfo } from '../../api/endpoints/codeInfo.ts';
import { parseFlag, parseRecord } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';

/** Within a day what is due holds: late fees come with the day. */
export const PAYABLE_MS = 86_400_000;

/** What one repayment page found out and the next one shows. */
export interface StoredRepayment {
  readonly info: CodeInfo;
  /** Whether it is of the price of a rollover, and not of the whole amount. */
  readonly isRollover: boolean;
  /** The moment of its answer, in milliseconds since the epoch. */
  readonly checkedAtMs: number;
}

/**
 * Keeps an order's repayment info for the next page; without `isNamed` as an app keeps it, which does not say what it is of.
 * False where the storage refuses: then none is kept, for an earlier one would be taken for what holds now.
 */
export const keepRepaymentInfo = (
  store: SessionStore,
  { info, isRollover, checkedAtMs }: StoredRepayment,
  isNamed = true,
): boolean => {
  const isKept = store.write('repaymentInfo', {
    ...info.received,
    isRollover: isNamed ? Number(isRollover) : undefined,
    checkedAt: checkedAtMs,
  });
  if (!isKept) store.write('repaymentInfo', null);
  return isKept;
};

/** Forgets what is kept where it is of this, and the service has refused it: its code is none any more, for the next page neither. */
export const forgetRepaymentInfo = (store: SessionStore, isRollover: boolean): void => {
  // What an app keeps says nothing of it, and is of what is due.
  if (!!parseRecord(store.read('repaymentInfo'))['isRollover'] === isRollover) store.write('repaymentInfo', null);
};

/**
 * The repayment info kept for the page's own borrower and order. `isNamed`: it says itself whether it is a rollover's, as
 * pages of this site do.
 */
export const readStoredRepayment = (
  store: SessionStore,
): (StoredRepayment & { readonly isNamed: boolean }) | undefined => {
  const stored = parseRecord(store.read('repaymentInfo'));
  const checkedAtMs = momentOf(stored['checkedAt']);
  if (checkedAtMs === undefined) return undefined;
  const info = readCodeInfo(stored);
  // An app that keeps it has the specification's fields alone: there a rollover names no whole amount, or a zero in its place.
  const isNamed = 'isRollover' in stored;
  const { repayAmount, delay } = info;
  const isNone = repayAmount === undefined || (!!delay && !/[1-9]/.test(String(repayAmount)));
  const isRollover = isNamed ? parseFlag(stored['isRollover']) : isNone;
  return { info, isRollover, isNamed, checkedAtMs };
};

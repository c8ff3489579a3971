import { type RepaymentInfo, storedPlan } from '../../api/endpoints/repaymentInfo.ts';
import { parseFlag, parseRecord } from '../../api/parse.ts';
import { DAY_MS, momentOf } from '../../domain/dates.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';

/** @returns whether a code has expired, by the service's word alone. */
export const hasExpired = ({ facts: { code } }: Pick<RepaymentInfo, 'facts'>, nowMs: number): boolean =>
  code?.validUntilMs !== undefined && code.validUntilMs <= nowMs;

/** The amount due is valid for a day, because late fees are added daily. */
export const PAYABLE_MS = DAY_MS;

/** @returns whether what was read at that time may still be paid; what is of the future was read before the clock was set back. */
export const isWithinADay = (checkedAtMs: number, nowMs: number): boolean =>
  checkedAtMs <= nowMs && nowMs - checkedAtMs < PAYABLE_MS;

/** What one repayment page has read and the next one shows. */
interface ReadRepayment {
  readonly info: Pick<RepaymentInfo, 'response'>;
  /** Whether it is for the fee of a rollover, and not for the whole amount. */
  readonly isRollover: boolean;
  /** The time of the response, in milliseconds since the epoch. */
  readonly checkedAtMs: number;
}

/**
 * Stores an order's repayment info for the next page; without `isNamed` in the format of an app, which does not say what it is for. @returns false
 * if the storage refuses: then none is stored, because an earlier one would be taken for the current one.
 */
export const keepRepaymentInfo = (
  store: SessionStore,
  { info, isRollover, checkedAtMs }: ReadRepayment,
  isNamed = true,
): boolean => {
  const isPersisted = store.write('repaymentInfo', {
    ...info.response,
    isRollover: isNamed ? Number(isRollover) : undefined,
    checkedAt: checkedAtMs,
  });
  if (!isPersisted) store.write('repaymentInfo', null);
  return isPersisted;
};

/** Deletes the stored info if it is of this kind and the service has refused it: its code is not valid any more, for the next page either. */
export const forgetRepaymentInfo = (store: SessionStore, isRollover: boolean): void => {
  // What an app stores does not name its kind, and is for the amount due.
  if (!!parseRecord(store.read('repaymentInfo'))['isRollover'] === isRollover) store.write('repaymentInfo', null);
};

/**
 * The repayment info stored for the page's own borrower and order. `isNamed`: it states itself whether it is a rollover's, as pages of this site
 * write it.
 */
export const readStoredRepayment = (store: SessionStore) => {
  const stored = parseRecord(store.read('repaymentInfo'));
  const checkedAtMs = momentOf(stored['checkedAt']);
  const info = storedPlan(stored);
  if (checkedAtMs === undefined || !info) return undefined;
  // An app stores only the specification's fields: for a rollover these contain no whole amount, or a zero instead.
  const isNamed = 'isRollover' in stored;
  const { repayAmount, delay } = info;
  const isNone = repayAmount === undefined || (!!delay && !/[1-9]/.test(String(repayAmount)));
  const isRollover = isNamed ? parseFlag(stored['isRollover']) : isNone;
  return { info, isRollover, isNamed, checkedAtMs };
};

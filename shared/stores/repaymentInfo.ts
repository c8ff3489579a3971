import type { OrderKey } from '../api/endpoints/orderKey.ts';
import { type CodeInfo, readCodeInfo } from '../api/endpoints/repaymentInfo.ts';
import { momentOf } from '../lib/dates.ts';
import type { SessionStore } from './sessionStore.ts';
import { storedOrder } from './storedOrder.ts';

/** What one repayment page found out and the next one shows, with the moment (ms since the epoch) of its answer. */
export interface StoredRepayment {
  readonly info: CodeInfo;
  readonly checkedAtMs: number | undefined;
}

/** Keeps an order's repayment info for the next page. False where the storage refuses. */
export const keepRepaymentInfo = (store: SessionStore, order: OrderKey, info: CodeInfo, checkedAtMs: number): boolean =>
  store.write('repaymentInfo', {
    ...info.raw,
    ...order,
    checkedAt: checkedAtMs,
  });

/** The repayment info kept for the order that the address names, or for any order where it names none. */
export const readStoredRepayment = (store: SessionStore, order: OrderKey): StoredRepayment | undefined => {
  const stored = storedOrder(store, order);
  return stored && { info: readCodeInfo(stored), checkedAtMs: momentOf(stored['checkedAt']) };
};

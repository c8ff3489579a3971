import type { OrderKey } from '../api/endpoints/orderKey.ts';
import type { CodeInfo } from '../api/endpoints/repaymentInfo.ts';
import type { Why } from '../api/outcome.ts';
import type { Env } from '../app/env.ts';
import type { Amount } from '../lib/money.ts';
import { readStoredRepayment } from '../stores/repaymentInfo.ts';

/**
 * What a page of a pay code has to show: the code and what it pays, or why there is none. `noOrder`: neither the store
 * nor the address names an order.
 */
export type CodeView =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly info: CodeInfo;
      readonly code: string;
      readonly total: Amount;
      readonly checkedAtMs: number | undefined;
    }
  | { readonly kind: 'noOrder' | 'noCode' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown'; readonly why: Why };

/** The order that the page's address names. */
export const orderOf = ({ page }: Env): OrderKey => ({
  productId: page.session.productId,
  orderId: page.session.orderId,
});

/** Shows repayment info as a code: the whole amount due, else the price of the rollover. */
export const showCode = (info: CodeInfo, checkedAtMs: number | undefined): CodeView => {
  const total = info.repayAmount ?? info.delay?.amount;
  if (total === undefined) return { kind: 'unknown', why: 'data' };
  return info.payCode ? { kind: 'ready', info, code: info.payCode.code, total, checkedAtMs } : { kind: 'noCode' };
};

/** What the store has for the order that the address names; undefined where it has nothing, or nothing of use. */
export const storedCode = (env: Env): CodeView | undefined => {
  const stored = readStoredRepayment(env.store, orderOf(env));
  const view = stored && showCode(stored.info, stored.checkedAtMs);
  // A broken record is as good as none: no retry would ever get past it.
  return view?.kind === 'unknown' ? undefined : view;
};

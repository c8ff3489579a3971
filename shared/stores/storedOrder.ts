import type { OrderKey } from '../api/endpoints/orderKey.ts';
import { type Raw, record, text } from '../api/parse.ts';
import type { SessionStore } from './sessionStore.ts';

// A stored code must never stand under another order's name: what the address names has to be what was stored.
const isOf = (order: OrderKey, stored: Raw): boolean =>
  (['orderId', 'productId'] as const).every((name) => !order[name] || order[name] === text(stored[name]));

/** The repayment info stored for the order that the address names (for any, where it names none), still to be read. */
export const storedOrder = (store: SessionStore, order: OrderKey): Raw | undefined => {
  const stored = record(store.read('repaymentInfo'));
  return Object.keys(stored).length && isOf(order, stored) ? stored : undefined;
};

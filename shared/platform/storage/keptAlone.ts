import { parseRecord } from '../../api/parse.ts';
import type { Owner } from './owner.ts';
import { ruleOf } from './phoneData.ts';
import type { SessionStore, StoreName } from './sessionStore.ts';

/**
 * The single values in a storage that belong to this page. `read` returns undefined for a value of another borrower, order
 * or product, of another version or form, or older than its rule allows.
 */
export const keptAlone = (
  place: SessionStore,
  { isMine, isFresh, signed }: Owner,
  orderId: string | undefined,
): SessionStore => {
  // A borrower may pay two orders in one tab, so each order has its own payment entry.
  const nameIn = (name: StoreName): StoreName => (name === 'payment' ? `payment:${orderId}` : name);
  return {
    read: (name) => {
      const rule = ruleOf(name);
      const data = place.read(nameIn(name));
      const entry = parseRecord(data);
      return !rule || (isFresh(rule, entry) && isMine(rule, entry)) ? data : undefined;
    },
    write: (name, data) => {
      const rule = ruleOf(name);
      const isNothing = !rule || data === null;
      return place.write(nameIn(name), isNothing ? data : signed(rule, parseRecord(data)), rule?.limit);
    },
  };
};

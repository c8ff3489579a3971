import { parseRecord } from '../../api/parse.ts';
import type { Owner } from './owner.ts';
import { ruleOf } from './phoneData.ts';
import type { SessionStore, StoreName } from './sessionStore.ts';

/**
 * What is kept in a place, as far as it is this page's: a value of another borrower, order or product, of another version
 * or form, or too old, is not there.
 */
export const keptAlone = (
  place: SessionStore,
  { isMine, isFresh, signed }: Owner,
  orderId: string | undefined,
): SessionStore => {
  // A borrower may pay two orders in one tab: what is known of one is not lost by a look at the other.
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

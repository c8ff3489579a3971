import { parseRecord } from '../../api/parse.ts';
import type { Owner } from './owner.ts';
import { ruleOf } from './phoneData.ts';
import type { SessionStore } from './sessionStore.ts';

/**
 * What is kept in a place, as far as it is this page's: a value of another borrower, order or product, of another version
 * or form, or too old, is not there.
 */
export const keptAlone = (place: SessionStore, { isMine, isFresh, signed }: Owner): SessionStore => ({
  read: (name) => {
    const rule = ruleOf(name);
    const data = place.read(name);
    const entry = parseRecord(data);
    return !rule || (isFresh(rule, entry) && isMine(rule, entry)) ? data : undefined;
  },
  write: (name, data) => {
    const rule = ruleOf(name);
    if (!rule || data === null) return place.write(name, data);
    return place.write(name, signed(rule, parseRecord(data)), rule.limit);
  },
});

import { parseRecord } from '../../api/parse.ts';
import type { SessionStore } from './sessionStore.ts';

// A text to compare two states of a value. An absent value and a removed one (null) give the same text.
const textOf = (data: unknown): string => JSON.stringify(data ?? null);

const momentIn = (data: unknown): number => Number(parseRecord(data)['atMs']);

/**
 * A store that writes to `second` what `first` does not take: `first` may be absent, throw, be full, or be read-only.
 *
 * An entry in `second` also holds `over`: the state of `first` when the entry was written. While `first` is still in that
 * state, the entry in `second` is the newer one, also when it records a removal. Once `first` has changed, another tab has
 * written to it, or `first` works again: then the record with the later `atMs` counts, and a record wins over none. A
 * record too many costs one check of the order; a record too few can cost a second payment.
 */
export const withFallback = (first: SessionStore, second: SessionStore): SessionStore => ({
  read: (name) => {
    const ofFirst = first.read(name);
    const { over, data } = parseRecord(second.read(name));
    if (typeof over !== 'string') return ofFirst;
    if (over === textOf(ofFirst)) return data;
    return momentIn(ofFirst) >= momentIn(data) ? ofFirst : (data ?? ofFirst);
  },
  write: (name, data) => {
    // A read-only storage may ignore a write without an error, so the value is read back and compared.
    const isTaken = (place: SessionStore, given: unknown) =>
      place.write(name, given) && textOf(place.read(name)) === textOf(given);
    if (isTaken(first, data)) {
      if (second.read(name)) second.write(name, null);
      return true;
    }
    return isTaken(second, { over: textOf(first.read(name)), data: data ?? null });
  },
});

import { parseRecord } from '../../api/parse.ts';
import type { SessionStore } from './sessionStore.ts';

// One text for each state of a value; one that is not there is the same as one that was taken away.
const textOf = (data: unknown): string => JSON.stringify(data ?? null);

const momentIn = (data: unknown): number => Number(parseRecord(data)['atMs']);

/**
 * A store with a second place for what the first one does not take: it may be absent, throw, be full, or only be read.
 *
 * What stands in the second place also says what it stands for, the state of the first one at that moment. While that is
 * unchanged, the second place is the later word, be it that something was taken away. Once it has changed, another tab
 * has written since, or the first place has come back: then the later of the two marks counts, and a mark before none,
 * for a mark too many costs a look at the order and one too few a payment.
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
    // A storage that only can be read may take a value without a word: what it says afterwards counts.
    const isTaken = (place: SessionStore, given: unknown) =>
      place.write(name, given) && textOf(place.read(name)) === textOf(given);
    if (isTaken(first, data)) {
      if (second.read(name)) second.write(name, null);
      return true;
    }
    return isTaken(second, { over: textOf(first.read(name)), data: data ?? null });
  },
});

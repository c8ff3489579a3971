import { parseRecord } from '../../api/parse.ts';
import { readHistoryState, writeHistoryState } from '../../navigation/navigator.ts';
import { phoneStorage } from './browserStores.ts';
import type { SessionStore } from './sessionStore.ts';

const entryMarks = () => parseRecord(readHistoryState('sent'));

// For a browser without any storage: the state of a history entry also outlives a reload.
const ofEntry: SessionStore = {
  read: (name) => entryMarks()[name],
  write: (name, data) => writeHistoryState('sent', { ...entryMarks(), [name]: data }),
};

/**
 * The submission records on this phone, in localStorage, so that they outlive the tab: a webview that was killed must not
 * pay again. Without localStorage (the default of an Android webview, which then has no sessionStorage either) a record goes
 * to the state of the history entry, which outlives a reload. `write` returns false where the record would not.
 */
export const browserMarks = (): SessionStore => withFallback(phoneStorage, ofEntry);

// A text to compare two states of a value. An absent value and a removed one (null) give the same text.
const textOf = (data: unknown): string => JSON.stringify(data ?? null);

const momentIn = (data: unknown): number => Number(parseRecord(data)['atMs']);

/**
 * A store that writes to `second` what `first` does not accept: `first` may be absent, throw, be full, or be read-only.
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

/** Runs `run` in one tab of this phone at a time per key. @returns undefined, without running it, while another tab runs. */
export type RunAlone = <Value>(key: string, run: () => Promise<Value>) => Promise<Value | undefined>;

/**
 * Another tab's process sees a written record with a short delay, so two taps at the same moment could both send. Engines with the
 * Web Locks API (Chromium 69, iOS 15.4) prevent that; on others, `run` runs without a lock.
 */
export const runAlone: RunAlone = (key, run) => {
  const { locks } = navigator;
  if (!locks) return run();
  let running: ReturnType<typeof run> | undefined;
  return locks
    .request(key, { ifAvailable: true }, (lock) => {
      running = lock ? run() : undefined;
      return running;
    })
    .catch(() => running || run());
};

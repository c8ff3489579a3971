import { parseRecord } from '../../api/parse.ts';
import { readHistoryState, writeHistoryState } from '../../navigation/historyState.ts';
import { phonePlace, tabPlace } from './browserStores.ts';
import type { SessionStore, StoreName } from './sessionStore.ts';
import { withFallback } from './withFallback.ts';

/** Where a request that may be sent only once leaves its mark, for every tab of this phone and over any reload. */
export interface SubmissionLog extends SessionStore {
  /** Whether what was written under this name stands on the phone itself, where any later visit finds it. */
  isKept(name: StoreName): boolean;
  /** Runs alone among all tabs of this phone under this key; undefined, without running, while another tab does. */
  exclusive<Value>(key: string, run: () => Promise<Value>): Promise<Value | undefined>;
}

// A mark reaches another tab's process a moment after it was left: two taps in the same moment could both go out. Where
// the engine has locks (Chromium 69, iOS 15.4), the second tab finds the first one's.
const exclusive: SubmissionLog['exclusive'] = (key, run) => {
  const { locks } = navigator;
  if (!locks) return run();
  let running: ReturnType<typeof run> | undefined;
  return locks
    .request(key, { ifAvailable: true }, (lock) => {
      running = lock ? run() : undefined;
      return running;
    })
    .catch(() => running ?? run());
};

const entryMarks = () => parseRecord(readHistoryState('sent'));

// The entry of the history outlives a reload, as the tab does, where no storage is to be had at all.
const ofEntry: SessionStore = {
  read: (name) => entryMarks()[name],
  write: (name, data) => writeHistoryState('sent', { ...entryMarks(), [name]: data }),
};

/**
 * The marks on this phone. Unlike what the tab keeps they outlive it: a killed webview must not pay again. Where the
 * phone keeps nothing (an Android webview by its default), a mark stands in the tab, else beside its entry of the
 * history: over a reload it is there all the same. `write` answers false where it would be gone after one.
 */
export const browserSubmissionLog = (): SubmissionLog => {
  const marks = withFallback(withFallback(phonePlace, tabPlace), ofEntry);
  return {
    ...marks,
    isKept: (name) => {
      const kept = JSON.stringify(phonePlace.read(name));
      return !!kept && kept === JSON.stringify(marks.read(name));
    },
    exclusive,
  };
};

/** Marks in a store that one tab alone has: there is nobody else to be faster. */
export const tabSubmissionLog = (store: SessionStore): SubmissionLog => ({
  ...store,
  isKept: (name) => store.read(name) !== undefined,
  exclusive: (_, run) => run(),
});

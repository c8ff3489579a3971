import { parseRecord } from '../../api/parse.ts';
import { readHistoryState, writeHistoryState } from '../../navigation/historyState.ts';
import { type RunAlone, runAlone } from '../runAlone.ts';
import { phonePlace, tabPlace } from './browserStores.ts';
import type { SessionStore, StoreName } from './sessionStore.ts';
import { withFallback } from './withFallback.ts';

/** Where a request that may be sent only once leaves its mark, for every tab of this phone and over any reload. */
export interface SubmissionLog extends SessionStore {
  /** Whether what was written under this name stands on the phone itself, where any later visit finds it. */
  isKept(name: StoreName): boolean;
  readonly exclusive: RunAlone;
}

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
export const browserMarks = (): SessionStore => withFallback(withFallback(phonePlace, tabPlace), ofEntry);

/** The marks on this phone, and what else it takes to send a request only once. */
export const browserSubmissionLog = (): SubmissionLog => {
  const marks = browserMarks();
  return {
    ...marks,
    isKept: (name) => {
      const kept = JSON.stringify(phonePlace.read(name));
      return !!kept && kept === JSON.stringify(marks.read(name));
    },
    exclusive: runAlone,
  };
};

/** Marks in a store that one tab alone has: there is nobody else to be faster. */
export const tabSubmissionLog = (store: SessionStore): SubmissionLog => ({
  ...store,
  isKept: (name) => store.read(name) !== undefined,
  exclusive: (_, run) => run(),
});

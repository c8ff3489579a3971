import { parseRecord } from '../../api/parse.ts';
import { readHistoryState, writeHistoryState } from '../../navigation/historyState.ts';
import { type RunAlone, runAlone } from '../runAlone.ts';
import { phonePlace, tabPlace } from './browserStores.ts';
import type { SessionStore, StoreName } from './sessionStore.ts';
import { withFallback } from './withFallback.ts';

/** Stores the records of requests that may be sent only once: shared by all tabs of this phone, and kept over a reload. */
export interface SubmissionLog extends SessionStore {
  /** @returns whether the value of this name is in the phone's own storage, where every later visit finds it. */
  isKept(name: StoreName): boolean;
  readonly exclusive: RunAlone;
}

const entryMarks = () => parseRecord(readHistoryState('sent'));

// For a browser without any storage: the state of a history entry also outlives a reload.
const ofEntry: SessionStore = {
  read: (name) => entryMarks()[name],
  write: (name, data) => writeHistoryState('sent', { ...entryMarks(), [name]: data }),
};

/**
 * The submission records on this phone, in localStorage, so that they outlive the tab: a webview that was killed must not
 * pay again. Without localStorage (the default of an Android webview) a record goes to sessionStorage, or else to the state
 * of the history entry; both outlive a reload. `write` returns false where the record would not.
 */
export const browserMarks = (): SessionStore => withFallback(withFallback(phonePlace, tabPlace), ofEntry);

/** The submission records on this phone, with the lock that keeps two tabs from sending at the same moment. */
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

/** Submission records in a store that only this tab uses: no other tab can send at the same moment, so there is no lock. */
export const tabSubmissionLog = (store: SessionStore): SubmissionLog => ({
  ...store,
  isKept: (name) => store.read(name) !== undefined,
  exclusive: (_, run) => run(),
});

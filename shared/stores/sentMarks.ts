import { id } from '../brand/current.ts';
import { type SessionStore, sessionStore } from './sessionStore.ts';

/** Where a request that may be sent only once leaves its mark, for every tab of this phone and over any reload. */
export interface SentMarks extends SessionStore {
  /** Runs alone among all tabs of this phone under this key; undefined, without running, while another tab does. */
  exclusive<Value>(key: string, run: () => Promise<Value>): Promise<Value | undefined>;
}

// A mark reaches another tab's process a moment after it was left: two taps in the same moment could both go out. Where
// the engine has locks (Chromium 69, iOS 15.4), the second tab finds the first one's.
const exclusive: SentMarks['exclusive'] = (key, run) => {
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

/**
 * The marks on this phone, and what is written of complaints. Unlike the other stores they outlive the tab: a killed
 * webview must not pay again, nor lose a complaint.
 */
export const browserMarks = (): SentMarks => ({ ...sessionStore(id, () => localStorage), exclusive });

/** Marks in a store that one tab alone has: there is nobody else to be faster. */
export const tabMarks = (store: SessionStore): SentMarks => ({ ...store, exclusive: (_, run) => run() });

import { phoneStorage } from './browserStores.ts';
import { browserMarks, type RunAlone, runAlone } from './recordStore.ts';
import type { SessionStore, StoreName } from './sessionStore.ts';

/** Stores the records of requests that may be sent only once: shared by all tabs of this phone, also after a reload. */
export interface SubmissionLog extends SessionStore {
  /** @returns whether the value of this name is in the phone's own storage, where every later visit finds it. */
  isPersisted(name: StoreName): boolean;
  readonly exclusive: RunAlone;
}

/** The submission records on this phone, with the lock that keeps two tabs from sending at the same moment. */
export const browserSubmissionLog = (): SubmissionLog => {
  const marks = browserMarks();
  return {
    ...marks,
    isPersisted: (name) => {
      const onPhone = JSON.stringify(phoneStorage.read(name));
      return !!onPhone && onPhone === JSON.stringify(marks.read(name));
    },
    exclusive: runAlone,
  };
};

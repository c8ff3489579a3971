import { id } from '../brand/current.ts';
import { type SessionStore, sessionStore } from './sessionStore.ts';

/** Where a request that may be sent only once leaves its mark, for every tab of this phone and over any reload. */
export type SentMarks = SessionStore;

/** The marks on this phone. Unlike the other stores they outlive the tab: a killed webview must not pay again. */
export const browserMarks = (): SentMarks => sessionStore(id, () => localStorage);

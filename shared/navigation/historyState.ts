import type { HeaderName, Parameters, SessionName } from '../session/parameters.ts';

/** What is kept beside an entry of the browser's history, each by its owner's name; see the files that name them. */
export type HistoryStateName = 'session' | 'held' | 'sent' | 'chosenOrder' | 'chosenTab';

type HistoryState = { readonly [name in HistoryStateName]?: unknown };

/** All that is kept beside the current entry; nothing where there is none, or another hand has left a bare value there. */
export const historyState = (): HistoryState => ({ ...history.state });

/** What the current entry keeps under a name. It outlives a reload, going back to it, and a restored tab. */
export const readHistoryState = (name: HistoryStateName): unknown => historyState()[name];

/**
 * Keeps a value beside the current entry, next to what others keep there, and gives the entry another address where one
 * is given. False where the browser refuses: some allow only so many changes in a while.
 */
export const writeHistoryState = (name: HistoryStateName, value: unknown, address?: string): boolean => {
  try {
    history.replaceState({ ...historyState(), [name]: value }, '', address);
    return true;
  } catch {
    return false;
  }
};

/** A session with its headers, as it is kept beside an entry of the history. */
export type StoredSession = Parameters<SessionName | HeaderName>;

/** The session that is kept beside the current entry of the history; undefined where there is none. */
export const readStoredSession = () => historyState().session as StoredSession | undefined;

/** @returns an identifier of the session's borrower; undefined for a session without any. */
export const borrowerOf = ({ userId, sessionId, orderId }: StoredSession): string | undefined =>
  userId || sessionId || orderId;

/** What is kept beside an entry of the browser's history, each by its owner's name; see the files that name them. */
export type HistoryStateName = 'session' | 'held' | 'sent';

type HistoryState = { readonly [name in HistoryStateName]?: unknown };

/** All that is kept beside the current entry; nothing where another hand has left something of its own there. */
export const historyState = (): HistoryState => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && !Array.isArray(state) ? state : {};
};

/** What the current entry keeps under a name. It outlives a reload, going back to it, and a restored tab. */
export const readHistoryState = (name: HistoryStateName): unknown => historyState()[name];

/**
 * Keeps a value beside the current entry, next to what others keep there. False where the browser refuses: some allow
 * only so many changes in a while.
 */
export const writeHistoryState = (name: HistoryStateName, value: unknown): boolean => {
  try {
    history.replaceState({ ...historyState(), [name]: value }, '');
    return true;
  } catch {
    return false;
  }
};

import { readHistoryState, writeHistoryState } from './historyState.ts';

/** Puts a parameter into the address of this entry of the history, where a reload finds it; nothing is loaded. */
export const keepInEntry = (name: string, value: string): void => {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  writeHistoryState('session', readHistoryState('session'), url.href);
};

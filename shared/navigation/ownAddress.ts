import { readHistoryState, writeHistoryState } from './navigator.ts';
import { basePath } from './screens.ts';

/** Whether the open page is the order's own. */
export const isOrderHere = (path = basePath ? location.pathname.slice(basePath.length) : location.pathname): boolean =>
  /^\/+(loandetail|order)\b/i.test(path);

/** Puts a parameter into the address of this entry of the history, where a reload finds it; nothing is loaded. */
export const keepInEntry = (name: string, value: string): void => {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  writeHistoryState('session', readHistoryState('session'), url.href);
};

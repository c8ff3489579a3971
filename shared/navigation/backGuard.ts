import { historyState, readHistoryState, writeHistoryState } from './navigator.ts';

/** A question in the way of going back, as a capability that a page's main.tsx hands in. */
export interface BackGuard {
  /**
   * From now on, going back asks first: by the app's own button, and by swipe or browser, for which one entry of the
   * history is held. `ask` answers false where there is nothing to ask any more, and the borrower goes. To be called
   * again after each question that the borrower stays after.
   */
  block(ask: () => boolean): void;
  /** Goes back past the held entry. @returns whether there was one to go back to. */
  back(): boolean;
  /** Gives the held entry back, so that what replaces the page replaces all of it. */
  release(): Promise<void>;
}

// Longest wait for `popstate` after `history.back()`. It normally fires at once; a browser that never fires it must not block.
const STEP_MS = 500;

/** How many entries stand before the page's own, where the held entry is the current one. Outlives a reload with it. */
const heldOver = (): number | undefined => readHistoryState('held') as number | undefined;

const stepBack = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, STEP_MS);
    history.back();
  });

/** The guard of the browser's own history. Until something is to be asked, it touches nothing. */
export const browserBackGuard = (): BackGuard => {
  let before: number | undefined;
  let onStep = () => {};

  const back = (): boolean => {
    const canGoBack = before === undefined ? history.length > 1 : before > 0;
    if (canGoBack) history.go(heldOver() === undefined ? -1 : -2);
    return canGoBack;
  };

  const listen = (ask: () => boolean): void => {
    (window as { loanAppBack?: () => boolean }).loanAppBack = ask;
    onStep = () => {
      if (heldOver() === undefined && !ask()) back();
    };
    addEventListener('popstate', onStep);
  };

  return {
    block: (ask) => {
      if (before === undefined) listen(ask);
      before = heldOver();
      if (before !== undefined) return;
      history.pushState(historyState(), '');
      // pushState has removed the entries after the page, so the length now tells how many stand before it.
      before = history.length - 2;
      writeHistoryState('held', before);
    },
    back,
    release: async () => {
      removeEventListener('popstate', onStep);
      if (heldOver() !== undefined) await stepBack();
    },
  };
};

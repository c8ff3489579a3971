import type { StageWindow } from './stageClock.ts';

/** Everything that a page has stored in the browser, and its address. */
export interface KeptNow {
  /** The contents of sessionStorage (`tab`) and localStorage (`phone`), by full key. */
  readonly tab: { readonly [key: string]: string };
  readonly phone: { readonly [key: string]: string };
  /** The `history.state` of the current entry. */
  readonly entry: unknown;
  readonly address: string;
  /** The time of the page's simulated clock. */
  readonly nowMs: number;
}

/** Reads all of it; a storage that throws counts as empty. Self-contained: its source text is evaluated in the page. */
export const keptNow = (page: StageWindow): KeptNow => {
  const textsIn = (name: 'sessionStorage' | 'localStorage'): { [key: string]: string } => {
    const texts: { [key: string]: string } = {};
    try {
      const storage = page[name];
      for (let at = 0; at < storage.length; at += 1) {
        const key = storage.key(at);
        const text = key === null ? null : storage.getItem(key);
        if (key !== null && typeof text === 'string') texts[key] = text;
      }
    } catch {
      // The test case has made this storage throw.
    }
    return texts;
  };
  return {
    tab: textsIn('sessionStorage'),
    phone: textsIn('localStorage'),
    entry: page.history.state,
    address: page.location.href,
    nowMs: page.Date.now(),
  };
};

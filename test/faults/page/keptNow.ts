import type { StageWindow } from './stageClock.ts';

/** All that a page can leave on a phone, and where it stands. */
export interface KeptNow {
  /** What stands in the tab's storage and in the phone's, by whole key. */
  readonly tab: { readonly [key: string]: string };
  readonly phone: { readonly [key: string]: string };
  /** What is kept beside the current entry of the history. */
  readonly entry: unknown;
  readonly address: string;
  /** The page's own time. */
  readonly nowMs: number;
}

/** Reads all of it; a storage that is broken holds nothing. Self-contained: it goes to the page as text. */
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
      // That is the case's own doing.
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

import type { StageWindow } from './stageClock.ts';

/** Stored texts by full key; null for a removed one. */
type Texts = { readonly [key: string]: string | null };

/** What other pages have stored since a page was prerendered, in sessionStorage and localStorage. */
export interface Left {
  readonly ofTab?: Texts;
  readonly ofPhone?: Texts;
}

/** A simulated prerendered page: a record of its side effects, and its activation. */
export interface PrerenderedInPage {
  /** What it did before activation and must not do, in words. */
  readonly done: readonly string[];
  /** Activates it. `left` is what other pages have stored since: the previous page in the tab, any page in localStorage. */
  open(left: Left): void;
}

/** The window of a page in simulated prerendering. */
export type PrerenderedWindow = StageWindow & { prerendered: PrerenderedInPage };

/**
 * Simulates prerendering, because Chromium does not prerender in a tab that a debugger is attached to. As observed in one
 * without: the document is hidden, `document.prerendering` is true, and no animation frames run, but timers and calls do. On
 * activation the page becomes visible first, with `prerendering` still true at `visibilitychange`; then the tab's storage has
 * what the previous page left, and `prerenderingchange` fires. Not simulated: that the browser withholds dialogs, permissions
 * and intersection observers. test/prerender tests the real thing. Self-contained: its source text is evaluated in the page.
 */
export const simulatePrerendering = (page: PrerenderedWindow): void => {
  const { document, performance } = page;
  const done: string[] = [];
  let isOpen = false;
  let activatedAfterMs = 0;

  const say = (target: object, name: string, get: () => unknown): void =>
    void Object.defineProperty(target, name, { configurable: true, get });

  // The browser's own `timeOrigin` does not follow the page's simulated clock.
  const beganMs = page.Date.now();
  say(performance, 'timeOrigin', () => beganMs);
  say(page.PerformanceNavigationTiming.prototype, 'activationStart', () => activatedAfterMs);
  say(document, 'prerendering', () => !isOpen);
  say(document, 'visibilityState', () => 'hidden');
  say(document, 'hidden', () => true);

  const frames: FrameRequestCallback[] = [];
  const requestFrame = page.requestAnimationFrame.bind(page);
  page.requestAnimationFrame = (run) => (isOpen ? requestFrame(run) : frames.push(run));

  // What a prerendered page stores is lost in a browser, or is there before the borrower has opened the page.
  const storage = page.Storage.prototype;
  const { setItem, removeItem, clear } = storage;
  const note = (what: string): void => void (isOpen || done.push(what));
  storage.setItem = function (key, text) {
    // An unchanged value is allowed: the previous page, of the same borrower, has already stored whose tab it is.
    if (this.getItem(key) !== text) note(`kept ${key}`);
    setItem.call(this, key, text);
  };
  storage.removeItem = function (key) {
    if (this.getItem(key) !== null) note(`removed ${key}`);
    removeItem.call(this, key);
  };
  storage.clear = function () {
    note('emptied a storage');
    clear.call(this);
  };

  // A simulated app records messages until the activation; after it there is none, because these cases run in a browser.
  const app = { postMessage: (message: unknown) => note(`told the app ${JSON.stringify(message)}`) };
  say(page, 'loanApp', () => (isOpen ? undefined : app));

  const keep = (place: Storage, texts: Texts = {}): void => {
    for (const [key, text] of Object.entries(texts))
      if (text === null) place.removeItem(key);
      else place.setItem(key, text);
  };

  const open: PrerenderedInPage['open'] = (left) => {
    for (const name of ['visibilityState', 'hidden']) Reflect.deleteProperty(document, name);
    document.dispatchEvent(new page.Event('visibilitychange', { bubbles: true }));
    isOpen = true;
    activatedAfterMs = performance.now();
    keep(page.sessionStorage, left.ofTab);
    keep(page.localStorage, left.ofPhone);
    document.dispatchEvent(new page.Event('prerenderingchange', { bubbles: true }));
    for (const run of frames) requestFrame(run);
  };

  page.prerendered = { done, open };
};

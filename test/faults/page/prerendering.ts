import type { StageWindow } from './stageClock.ts';

/** Texts by whole key; null for one that was removed. */
type Texts = { readonly [key: string]: string | null };

/** What other pages have kept since a page was drawn ahead. */
export interface Left {
  readonly ofTab?: Texts;
  readonly ofPhone?: Texts;
}

/** What a page that is drawn ahead has done so far, and how it is opened. */
export interface PrerenderedInPage {
  /** What it did before it was opened and must not do, in words. */
  readonly done: readonly string[];
  /** Opens it. `left` is what other pages have kept since it was drawn: the one that is left in the tab, any on the phone. */
  open(left: Left): void;
}

/** The page's window while it is drawn ahead. */
export type PrerenderedWindow = StageWindow & { prerendered: PrerenderedInPage };

/**
 * Has the page believe that the browser prerenders it. Chromium prerenders nothing in a tab that a tool is attached to, so
 * this is a simulation, of what was seen in one without: the document is hidden and says that it is prerendered; it gets no
 * frames; its timers and calls run. As it is opened, it is visible first and still says that it is prerendered, as it
 * hears of that; then it has the storage of the tab as the page before has left it, and hears of its opening. What this
 * leaves out: the browser keeps no dialog, no permission and no observer of what is in sight from it. test/prerender shows
 * the real thing. Self-contained: it goes to the page as text.
 */
export const simulatePrerendering = (page: PrerenderedWindow): void => {
  const { document, performance } = page;
  const done: string[] = [];
  let isOpen = false;
  let activatedAfterMs = 0;

  const say = (target: object, name: string, get: () => unknown): void =>
    void Object.defineProperty(target, name, { configurable: true, get });

  // The real clock of the browser knows nothing of the page's.
  const beganMs = page.Date.now();
  say(performance, 'timeOrigin', () => beganMs);
  say(page.PerformanceNavigationTiming.prototype, 'activationStart', () => activatedAfterMs);
  say(document, 'prerendering', () => !isOpen);
  say(document, 'visibilityState', () => 'hidden');
  say(document, 'hidden', () => true);

  const frames: FrameRequestCallback[] = [];
  const requestFrame = page.requestAnimationFrame.bind(page);
  page.requestAnimationFrame = (run) => (isOpen ? requestFrame(run) : frames.push(run));

  // What it would write is lost in a browser, or stands there before the borrower has come.
  const storage = page.Storage.prototype;
  const { setItem, removeItem, clear } = storage;
  const note = (what: string): void => void (isOpen || done.push(what));
  storage.setItem = function (key, text) {
    // Whose the tab is stands there already, for the page that leads here is the same borrower's.
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

  // An app is there for as long as nothing may be sent to it; the pages of these cases are opened in a browser.
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

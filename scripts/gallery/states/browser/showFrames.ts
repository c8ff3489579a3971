import type { SpokenStep } from './perform.ts';

/** What the browser's storage has to hold before a state's page opens, by whole key. */
export interface Storages {
  readonly tab: { readonly [key: string]: string };
  readonly submissionLog: readonly {
    readonly key: string;
    readonly agoMs: number;
    readonly before: string;
    readonly wasAccepted: boolean;
  }[];
}

/** One phone of a page of frames. */
export interface FramedState {
  readonly address: string;
  readonly storage: Storages;
  readonly steps: readonly SpokenStep[];
  /** The source of a pattern that the page's words fit once it is in its state. */
  readonly shows: string;
}

/** Empties the app's part of the storage, which all frames share, and puts a state's values in. */
export const fillStorage = ({ tab, submissionLog }: Storages): void => {
  for (const place of [sessionStorage, localStorage])
    for (const key of Object.keys(place)) if (key.startsWith('loan:')) place.removeItem(key);
  for (const [key, value] of Object.entries(tab)) {
    const placed = value.replace(/"\{(\d+) s ago\}"/g, (_, seconds) => String(Date.now() - Number(seconds) * 1000));
    sessionStorage.setItem(key, placed);
  }
  for (const { key, agoMs, ...known } of submissionLog)
    localStorage.setItem(key, JSON.stringify({ v: 1, data: { atMs: Date.now() - agoMs, ...known } }));
};

const PATIENCE_MS = 5000;
const AGAIN_MS = 50;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const waitFor = async (isThere: () => boolean): Promise<boolean> => {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += AGAIN_MS) {
    if (isThere()) return true;
    await wait(AGAIN_MS);
  }
  return false;
};

// No browser lets a page choose the colours that a frame's page prefers: its rules for dark colours are put in or out.
const paint = (page: Document, scheme: string): void => {
  for (const sheet of page.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof (page.defaultView as Window & typeof globalThis).CSSMediaRule)
        if (rule.media.mediaText.includes('prefers-color-scheme'))
          rule.media.mediaText = rule.media.mediaText.includes(scheme) ? 'all' : 'not all';
  page.documentElement.style.colorScheme = scheme;
};

// A message that goes after two seconds would be gone before anybody has looked at the last phone, and what a phone keeps
// once it is in its state would be in the storage of the next one. What is on screen begins its own reading a frame and a
// timer later (useEffect): cleared with the rest, it would never be asked for.
const EFFECTS_MS = 50;

const holdStill = async (page: Window & typeof globalThis): Promise<void> => {
  await new Promise((resolve) => page.setTimeout(resolve, EFFECTS_MS));
  // On a busy machine that timer runs right behind the one that has just set the last of them.
  await new Promise((resolve) => page.setTimeout(resolve, 0));
  page.Storage.prototype.setItem = () => {};
  for (let id = page.setTimeout(() => {}, 0); id > 0; id--) page.clearTimeout(id);
};

// A browser lets a page write the clipboard at a person's tap alone, in the frame that they are in, and none of these is
// one. Nor should looking at phones take away what somebody has copied.
const standInForClipboard = (page: Window): void => {
  page.document.execCommand = () => true;
};

const load = (phone: HTMLIFrameElement, address: string): Promise<unknown> =>
  new Promise((resolve) => {
    phone.onload = resolve;
    phone.src = address;
  });

/**
 * Loads the frames one after the other, for they share one storage, brings each into its state, paints it, and holds it
 * there. A frame that does not get there says so.
 */
export const showFrames = async (
  frames: readonly FramedState[],
  scheme: string,
  perform: (page: Window, step: SpokenStep) => Promise<void>,
): Promise<void> => {
  const phones = document.querySelectorAll('iframe');
  for (const [at, { address, storage, steps, shows }] of frames.entries()) {
    const phone = phones[at] as HTMLIFrameElement;
    fillStorage(storage);
    await load(phone, address);
    const page = phone.contentWindow as Window & typeof globalThis;
    paint(page.document, scheme);
    standInForClipboard(page);
    try {
      for (const step of steps) await perform(page, step);
      // What is drawn, not the text of all nodes: the page's script stands in the body, with every text of the page.
      if (!(await waitFor(() => new RegExp(shows).test(page.document.body.innerText))))
        throw new Error('The state did not come.');
    } catch (error) {
      phone.insertAdjacentText('afterend', String(error));
    }
    await holdStill(page);
  }
  document.body.dataset['state'] = 'shown';
};

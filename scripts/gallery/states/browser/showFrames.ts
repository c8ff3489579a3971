import type { SpokenStep } from './perform.ts';

/** What is stored in the browser when a state's page opens, by full key. */
export type Stored = { readonly [key: string]: string };

/** One phone frame of the gallery's page. */
export interface FramedState {
  readonly name: string;
  readonly address: string;
  readonly stored: Stored;
  readonly steps: readonly SpokenStep[];
  /** The source of a regular expression that matches the page's text once it is in its state. */
  readonly shows: string;
}

/** Replaces the app's entries in the storage, which all frames share, by those of a state. */
export const fillStorage = (stored: Stored): void => {
  for (const place of [sessionStorage, localStorage])
    for (const key of Object.keys(place)) if (key.startsWith('loan:')) place.removeItem(key);
  for (const [key, value] of Object.entries(stored)) {
    const placed = value.replace(/"\{(\d+) s ago\}"/g, (_, seconds) => String(Date.now() - Number(seconds) * 1000));
    // Records of payments and of requests are the phone's.
    (/:(payments|sent):/.test(key) ? localStorage : sessionStorage).setItem(key, placed);
  }
};

// Freezes a phone: without this, a toast that disappears after two seconds would be gone before the last phone is shown, and
// data that one phone stores later would reach the next one. useEffect starts its requests a frame and a timer after rendering:
// if that timer were cleared with the rest, they would never be sent.
const EFFECTS_MS = 50;

const holdStill = async (page: Window & typeof globalThis): Promise<void> => {
  await new Promise((resolve) => page.setTimeout(resolve, EFFECTS_MS));
  // On a busy machine the timer above may fire right after the one that has scheduled the last effects, so wait for those too.
  await new Promise((resolve) => page.setTimeout(resolve, 0));
  page.Storage.prototype.setItem = () => {};
  for (let id = page.setTimeout(() => {}, 0); id > 0; id--) page.clearTimeout(id);
};

// A browser lets a page write to the clipboard only on a user's tap in that frame, and these taps are scripted. Nor should
// looking at the gallery replace what somebody has copied.
const standInForClipboard = (page: Window): void => {
  page.document.execCommand = () => true;
};

const load = (phone: HTMLIFrameElement, address: string): Promise<unknown> =>
  new Promise((resolve) => {
    phone.onload = resolve;
    phone.src = address;
  });

/**
 * Loads the frames one after the other, because they share one storage; brings each into its state and
 * freezes it. If a frame does not reach its state, the error is shown below it.
 */
export const showFrames = async (
  frames: readonly FramedState[],
  perform: (page: Window, step: SpokenStep) => Promise<void>,
): Promise<void> => {
  const phones = document.querySelectorAll('iframe');
  for (const [at, { address, stored, steps, shows }] of frames.entries()) {
    const phone = phones[at] as HTMLIFrameElement;
    fillStorage(stored);
    await load(phone, address);
    const page = phone.contentWindow as Window & typeof globalThis;
    standInForClipboard(page);
    try {
      for (const step of steps) await perform(page, step);
      await perform(page, { step: { see: shows }, name: shows });
    } catch (error) {
      phone.insertAdjacentText('afterend', String(error));
    }
    await holdStill(page);
  }
  document.body.dataset['state'] = 'shown';
};

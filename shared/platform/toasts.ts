import { atom } from 'nanostores';
import type { Words } from '../i18n/messages.ts';
import type { Clock, ShowToast } from './env.ts';

// A toast of a shorter time could not be read: then the default time is used.
const MIN_MS = 300;

/** A short message over the page. Each has a new `id`, so that a screen reader announces the same text twice if it is shown twice. */
export interface Toast {
  readonly id: number;
  readonly words: Words;
}

/** The toasts of a page: the one on screen, and a function that shows another. */
export const makeToasts = (clock: Pick<Clock, 'after'>) => {
  const $toast = atom<Toast | undefined>();
  let id = 0;
  let cancel = () => {};
  const show: ShowToast = (words, durationMs = DEFAULT_TOAST_MS) => {
    if (!words) return;
    cancel();
    id += 1;
    $toast.set({ id, words });
    cancel = clock.after(durationMs > MIN_MS ? durationMs : DEFAULT_TOAST_MS, () => $toast.set(undefined));
  };
  return { $toast, show };
};

/** How long a toast is shown by default, and how long information, success and server messages are shown, in ms. */
export const DEFAULT_TOAST_MS = 3000;
export const SHORT_TOAST_MS = 2000;

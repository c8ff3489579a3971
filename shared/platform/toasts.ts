import { atom, type ReadableAtom } from 'nanostores';
import type { Words } from '../i18n/messages.ts';
import type { Clock } from './clock.ts';
import { DEFAULT_TOAST_MS } from './toastTimes.ts';

// A shorter time than this nobody could read: it counts as none given.
const MIN_MS = 300;

/** A short message over the page. `id` changes with each, so that the same words twice are announced twice. */
export interface Toast {
  readonly id: number;
  readonly words: Words;
}

/** Shows a message for a time in milliseconds, in place of the one before it. An empty message, or none, shows nothing. */
export type ShowToast = (words: Words | undefined, durationMs?: number) => void;

/** The toasts of a page: what stands now, and how to show another. */
export const makeToasts = (
  clock: Pick<Clock, 'after'>,
): { $toast: ReadableAtom<Toast | undefined>; show: ShowToast } => {
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

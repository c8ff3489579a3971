import type { CopyEnv, Env } from '../env.ts';

/*
 * The one way to hand something to the phone. Webviews leave some of what browsers promise pending for ever, or do nothing: each way is asked for
 * once, and after a time the next one is offered.
 */

// Nobody waits longer with their finger on a button.
export const SLOW_MS = 4000;

/** @returns whether a step of the phone was done; false also where nothing came of it within some seconds. */
const isDone = (step: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), SLOW_MS);
    step.then(
      () => resolve(true),
      () => resolve(false),
    );
  });

// A text box that counts as on screen but takes no space; its font size keeps iOS from zooming in on it.
const boxWith = (text: string): HTMLTextAreaElement => {
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.className = 'offscreen';
  document.body.appendChild(box);
  return box;
};

const copyBySelection = (text: string): boolean => {
  const focused = document.activeElement;
  const box = boxWith(text);
  try {
    box.select();
    box.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
};

/**
 * Copies a text: first by selecting it, which works in every webview, then with the clipboard API. In the other order, the browser would
 * not count the copy as the result of the tap any more once that API has refused. @returns false if both refuse,
 * or do not answer.
 */
export const copyText = async (text: string): Promise<boolean> => {
  if (copyBySelection(text)) return true;
  const { clipboard } = navigator as Partial<Navigator>;
  return !!clipboard && isDone(clipboard.writeText(text));
};

/** @returns a page's platform with the clipboard added. */
export const withCopy = <PageEnv extends Env>(env: PageEnv): PageEnv & Pick<CopyEnv, 'copy'> => ({
  ...env,
  copy: copyText,
});

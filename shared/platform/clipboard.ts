import type { CopyEnv, Env } from './env.ts';

// A box that is on screen but takes no room; its font keeps iOS from zooming in on it.
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
 * Copies by a selection first: it works in every webview, and the other way round the tap would be used up by the time
 * the clipboard API has refused. False where both refuse.
 */
export const copyText = async (text: string): Promise<boolean> => {
  if (copyBySelection(text)) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** A page's platform, and the clipboard with it. */
export const withCopy = (env: Env): CopyEnv => ({ ...env, copy: copyText });

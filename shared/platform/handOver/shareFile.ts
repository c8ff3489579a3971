import { isInApp } from '../../bridge/webview.ts';
import { SLOW_MS } from './handOver.ts';

/** What happened with a file that was offered for sharing; `no`: the phone cannot share it. */
export type Shared = 'shared' | 'cancelled' | 'no';

type SharedData = { readonly files: File[] };
// Browsers of 2018 have neither of them, but TypeScript's own types say that all have both.
type Sharing = {
  readonly share?: (data: SharedData) => Promise<void>;
  readonly canShare?: (data: SharedData) => boolean;
};

const openSheet = async (open: () => Promise<void> | undefined, onSlow: () => void): Promise<Shared> => {
  const timer = setTimeout(onSlow, SLOW_MS);
  try {
    await open();
    return 'shared';
  } catch (error) {
    return (error as { name?: string })?.name === 'AbortError' ? 'cancelled' : 'no';
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Opens the phone's share sheet with a file. `onSlow` runs where nothing has come of that after some seconds: the sheet is open, or the app never opens
 * one. @returns 'no' if the phone does not share files of this kind: then no sheet was opened.
 */
export const shareFile = async (file: File, onSlow: () => void): Promise<Shared> => {
  const phone = navigator as unknown as Sharing;
  const data = { files: [file] };
  return phone.share && phone.canShare?.(data) ? openSheet(() => phone.share?.(data), onSlow) : 'no';
};

/** Saves a file. @returns whether it is saved: in an app that is not known. */
export const saveFile = (file: File): boolean => {
  const link = document.createElement('a');
  if (!('download' in link) || isInApp()) return false;
  const url = URL.createObjectURL(file);
  link.href = url;
  link.download = file.name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // The browser reads the file only after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
};

/** @returns whether the phone takes a file of this kind from the page: in an app only by its share sheet. */
export const takesFile = (file: File): boolean =>
  !isInApp() || !!(navigator as unknown as Sharing).canShare?.({ files: [file] });

/** What became of something that was handed to the phone. */
export type Shared = 'shared' | 'cancelled' | 'no';

/** A page's ways to hand something to the phone: to share it, to save it as a file, or to copy it. */
export interface FileDevice {
  /** Opens the phone's own sheet with a picture and its words, or the words alone where it takes no pictures. */
  share(words: string, picture: File | undefined): Promise<Shared>;
  /** Saves a file. @returns whether the browser does such a thing; an app's webview does not. */
  save(file: File): boolean;
}

type SharedData = { readonly text?: string; readonly files?: File[] };
// Browsers of 2018 have none of it, whatever TypeScript's own types say.
type Sharing = {
  readonly share?: (data: SharedData) => Promise<void>;
  readonly canShare?: (data: SharedData) => boolean;
};

const openSheet = async (open: () => Promise<void> | undefined): Promise<Shared> => {
  try {
    await open();
    return 'shared';
  } catch (error) {
    return (error as { name?: string })?.name === 'AbortError' ? 'cancelled' : 'no';
  }
};

const share: FileDevice['share'] = async (text, picture) => {
  const phone = navigator as unknown as Sharing;
  if (!phone.share) return 'no';
  const both = { text, files: picture ? [picture] : [] };
  return openSheet(() => phone.share?.(picture && phone.canShare?.(both) ? both : { text }));
};

/**
 * Opens the phone's own sheet with a file that is no picture. @returns 'no' where the phone shares no files of its kind: then nothing was opened.
 */
export const shareFile = async (file: File): Promise<Shared> => {
  const phone = navigator as unknown as Sharing;
  const data = { files: [file] };
  return phone.share && phone.canShare?.(data) ? openSheet(() => phone.share?.(data)) : 'no';
};

// Those of Android name themselves, and those of iOS leave out the browser.
const WEBVIEW = /; wv\)|AppleWebKit(?!.*Safari)/;

/** Whether the page stands in an app's webview, which saves and prints nothing. */
export const isInWebview = (): boolean => WEBVIEW.test(navigator.userAgent);

const save: FileDevice['save'] = (file) => {
  const link = document.createElement('a');
  if (!('download' in link) || isInWebview()) return false;
  const url = URL.createObjectURL(file);
  link.href = url;
  link.download = file.name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
};

/** The phone that the page runs on. */
export const browserFiles: FileDevice = { share, save };

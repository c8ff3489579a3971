import { isInApp } from '../../bridge/webview.ts';

type SharedData = { readonly files: File[] };
// Browsers of 2018 have neither of them, but TypeScript's own types say that all have both.
type Sharing = {
  readonly share?: (data: SharedData) => Promise<void>;
  readonly canShare?: (data: SharedData) => boolean;
};
const sharing = (): Sharing => navigator as unknown as Sharing;

/** @returns whether the phone takes a file of this kind from the page: in an app only by its share sheet. */
export const takesFile = (file: File): boolean =>
  isInApp() ? !!sharing().canShare?.({ files: [file] }) : 'download' in document.createElement('a');

const saveFile = (file: File): void => {
  const link = document.createElement('a');
  const url = URL.createObjectURL(file);
  link.href = url;
  link.download = file.name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // The browser reads the file only after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/**
 * Hands the phone a file that it takes. A browser saves it; an app opens the share sheet, which may never settle. @returns what happened; a sheet that
 * the borrower has closed counts as `shared`.
 */
export const giveFile = async (file: File): Promise<'saved' | 'shared' | 'refused'> => {
  if (!isInApp()) {
    saveFile(file);
    return 'saved';
  }
  try {
    await sharing().share?.({ files: [file] });
    return 'shared';
  } catch (error) {
    return (error as { name?: string })?.name === 'AbortError' ? 'shared' : 'refused';
  }
};

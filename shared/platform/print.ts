import type { NativeWindow } from '../bridge/webview.ts';
import { isInWebview } from './shareFile.ts';

/** @returns a function that opens the browser's print dialog; undefined in an app, where `window.print` exists but does nothing. */
export const browserPrint = (native: NativeWindow): (() => void) | undefined => {
  const isInApp = !!native.loanApp || !!native.webkit?.messageHandlers?.loanApp || isInWebview();
  return isInApp || typeof window.print !== 'function' ? undefined : () => window.print();
};

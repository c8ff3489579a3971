import type { NativeWindow } from '../bridge/webview.ts';
import { isInWebview } from './shareFile.ts';

/** Opens the browser's own sheet for printing. Undefined in an app, whose webview has the function and does nothing in it. */
export const browserPrint = (native: NativeWindow): (() => void) | undefined => {
  const isInApp = !!native.loanApp || !!native.webkit?.messageHandlers?.loanApp || isInWebview();
  return isInApp || typeof window.print !== 'function' ? undefined : () => window.print();
};

import { isInApp } from '../../bridge/webview.ts';

/** @returns a function that opens the browser's print dialog; undefined in an app, where `window.print` exists but does nothing. */
export const browserPrint = (): (() => void) | undefined =>
  isInApp() || typeof window.print !== 'function' ? undefined : () => window.print();

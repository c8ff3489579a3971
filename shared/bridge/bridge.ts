import type { AppAction, Browser } from './actions.ts';
import { type NativeWindow, postToApp } from './webview.ts';

/** Sends an action to the app, or does in a plain browser what stands for it. Never throws. */
export type SendToApp = (action: AppAction) => void;

/** The bridge of this page: the app where there is one, else the browser. */
export const makeBridge =
  (host: NativeWindow, browser: Browser): SendToApp =>
  ({ message, inBrowser }) => {
    try {
      if (!postToApp(host, message)) inBrowser?.(browser);
    } catch {
      // A browser throws at an address that it cannot read, or a scheme that it does not know: the page stays.
    }
  };

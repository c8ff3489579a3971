import { type NativeWindow, postToApp } from '../../bridge/webview.ts';
import type { AppAction, Browser } from './appActions.ts';

/** Where an action can go: the native app's handlers, or the browser in their stead. */
export interface BridgeHost extends Browser {
  readonly native: NativeWindow;
}

/** Sends an action to the app, or does in a plain browser what stands for it. Without one nothing is done. Never throws. */
export const sendToApp = (host: BridgeHost, action: AppAction | undefined): void => {
  try {
    if (action && !postToApp(host.native, action.message)) action.inBrowser?.(host);
  } catch {
    // A browser throws at an address that it cannot read, or a scheme that it does not know: the page stays.
  }
};

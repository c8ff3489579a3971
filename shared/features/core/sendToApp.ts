import { type NativeWindow, postToApp } from '../../bridge/webview.ts';
import type { AppAction, Browser } from './appActions.ts';

/** Where an action can go: to the native app's handlers, or otherwise to the browser. */
export interface BridgeHost extends Browser {
  readonly native: NativeWindow;
}

/**
 * Sends an action to the app, or, in a plain browser, runs its `inBrowser`. Does nothing if `action` is undefined. Never throws. @returns whether an
 * app took it.
 */
export const sendToApp = (host: BridgeHost, action: AppAction | undefined): boolean => {
  try {
    if (action && postToApp(host.native, action.message)) return true;
    action?.inBrowser?.(host);
  } catch {
    // A browser throws for an address that it cannot parse, or a scheme that it does not know: the page stays.
  }
  return false;
};

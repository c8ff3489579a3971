import { postToApp } from '../../bridge/webview.ts';
import type { Env } from '../../platform/env.ts';
import type { AppAction } from './appActions.ts';

/** Where an action can go: to the native app's handlers, or otherwise to the browser. */
export type BridgeHost = Pick<Env, 'native' | 'navigator' | 'page'>;

/** Sends an action to the app, or, in a plain browser, runs its `inBrowser`. Does nothing if `action` is undefined. Never throws. */
export const sendToApp = (host: BridgeHost, action: AppAction | undefined): void => {
  try {
    if (action && !postToApp(host.native, action.message)) action.inBrowser?.(host);
  } catch {
    // A browser throws for an address that it cannot parse, or a scheme that it does not know: the page stays.
  }
};

/** Lets the app open one of its own addresses. @returns whether there is an app: in a plain browser nothing is opened. */
export const openInApp = ({ native }: BridgeHost, url: string): boolean =>
  postToApp(native, { action: 'openPage', payload: { url } });

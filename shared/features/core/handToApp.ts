import { openPage } from './appActions.ts';
import { type BridgeHost, sendToApp } from './sendToApp.ts';

/** Lets the app open one of its own addresses. @returns `appOnly` where there is no app, as in a plain browser: nothing was opened. */
export const handToApp = (host: BridgeHost, url: string): 'handed' | 'appOnly' => {
  let handed: 'handed' | 'appOnly' = 'handed';
  sendToApp(host, {
    message: openPage(url).message,
    inBrowser: () => {
      handed = 'appOnly';
    },
  });
  return handed;
};

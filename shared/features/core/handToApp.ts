import { openPage } from './appActions.ts';
import { type BridgeHost, sendToApp } from './sendToApp.ts';

/** Has the app open an address that is its own. `appOnly`: there is none here, as in a plain browser, and nothing was opened. */
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

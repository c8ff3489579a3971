import type { Places } from '../navigation/places.ts';
import type { PageParameters } from '../session/parameters.ts';
import { actInBrowser, type BrowserTargets } from './browser.ts';
import type { SendToApp } from './contract.ts';
import { type NativeWindow, postToApp } from './webview.ts';

/** The bridge of this page: the app where there is one, else the browser. */
export const makeBridge =
  (host: NativeWindow, places: Places, page: PageParameters, targets: BrowserTargets): SendToApp =>
  (message) => {
    try {
      if (!postToApp(host, message)) actInBrowser(message, places, page, targets);
    } catch {
      // A browser throws at an address that it cannot read, or a scheme that it does not know: the page stays.
    }
  };

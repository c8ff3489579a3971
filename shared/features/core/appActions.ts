/**
 * The messages to the native app, one maker each, with what a plain browser does in the app's stead. Single exports, so
 * that a page's script holds only those that it sends; those that only a late part may send have files of their own.
 */
import { scheme, storeUrl } from '../../brand/current.ts';
import type { BridgeMessage } from '../../bridge/contract.ts';
import type { Navigator } from '../../navigation/navigator.ts';
import { addressOf } from '../../navigation/open.ts';
import type { PageParameters } from '../../session/parameters.ts';

/** What stands in for the app in a plain browser. */
export interface Browser {
  readonly navigator: Navigator;
  readonly page: PageParameters;
}

/** A message, and its counterpart in a browser; without one nothing happens there. */
export interface AppAction {
  readonly message: BridgeMessage;
  readonly inBrowser?: (browser: Browser) => void;
}

const leave = ({ navigator, page }: Browser): void => {
  if (!navigator.back()) navigator.assign(addressOf(page, 'home'));
};

/** What opens an address in a browser. */
export const opens =
  (url: string) =>
  ({ navigator }: Browser): void =>
    navigator.assign(url);

export const openPage = (url: string): AppAction => ({
  message: { action: 'openPage', payload: { url } },
  inBrowser: ({ navigator }) => {
    if (/^https?:/i.test(url)) navigator.assign(url);
  },
});

export const closeWebview = (): AppAction => ({ message: { action: 'closeWebview', payload: {} }, inBrowser: leave });

export const goMine = (): AppAction => ({
  message: { action: 'goMine', payload: {} },
  inBrowser: opens(`${scheme}://mine`),
});

export const goRate = (): AppAction => ({ message: { action: 'goRate', payload: {} }, inBrowser: opens(storeUrl) });

export const confirmTrackingPoint = (productId: string, orderId: string): AppAction => ({
  message: { action: 'confirmTrackingPoint', payload: { productId, orderId } },
});

export const startBankBinding = (orderId: string, productId: string): AppAction => ({
  message: { action: 'startBankBinding', payload: { orderId, productId } },
  inBrowser: ({ navigator, page }) => navigator.assign(addressOf(page, 'bindBank', { orderId, productId })),
});

export const endBankBinding = (): AppAction => ({
  message: { action: 'endBankBinding', payload: {} },
  inBrowser: leave,
});

export const dismissRepayment = (): AppAction => ({ message: { action: 'dismissRepayment', payload: {} } });

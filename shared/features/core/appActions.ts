import { scheme, storeUrl } from '../../brand/current.ts';
import type { BridgeMessage } from '../../bridge/contract.ts';
import { addressOf } from '../../navigation/screens.ts';
import type { Env } from '../../platform/env.ts';

// The messages to the native app, one function each, with what a browser without the app does instead.

/** What replaces the app in a plain browser. */
type Browser = Pick<Env, 'navigator' | 'page'>;

/** A message to the app, and what a browser does instead; nothing if `inBrowser` is absent. */
export interface AppAction {
  readonly message: BridgeMessage;
  readonly inBrowser?: (browser: Browser) => void;
}

const leave = ({ navigator, page }: Browser): void => {
  if (!navigator.back()) navigator.assign(addressOf(page, 'home'));
};

/** @returns an `inBrowser` function that opens this address. */
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

export const goHome = (): AppAction => ({
  message: { action: 'goHome', payload: {} },
  inBrowser: ({ navigator, page }) => navigator.assign(addressOf(page, 'home')),
});

export const goMine = (): AppAction => ({
  message: { action: 'goMine', payload: {} },
  inBrowser: opens(`${scheme}://mine`),
});

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

export const goLogin = (): AppAction => ({
  message: { action: 'goLogin', payload: {} },
  inBrowser: opens(`${scheme}://login`),
});

export const goRate = (): AppAction => ({ message: { action: 'goRate', payload: {} }, inBrowser: opens(storeUrl) });

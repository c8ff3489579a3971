import { addressOf } from '../navigation/open.ts';
import type { Places } from '../navigation/places.ts';
import type { PageParameters } from '../session/parameters.ts';
import type { BridgeMessage } from './contract.ts';

/** Where a plain browser is sent in the app's stead. */
export interface BrowserTargets {
  readonly scheme: string;
  readonly storeUrl: string;
}

const home = '/';

const addressFor = ({ action, payload }: BridgeMessage, page: PageParameters, targets: BrowserTargets) => {
  switch (action) {
    case 'openPage':
      return /^https?:/i.test(payload.url) ? payload.url : undefined;
    case 'callPhone':
      return `tel:${payload.phone}`;
    case 'goHome':
      return home;
    case 'goRate':
      return targets.storeUrl;
    case 'startBankBinding':
      return addressOf(page, 'bindBank', payload);
    case 'goMine':
      return `${targets.scheme}://mine`;
    case 'goLogin':
      return `${targets.scheme}://login`;
    default:
      return undefined;
  }
};

const leaves = (action: BridgeMessage['action']): boolean => action === 'closeWebview' || action === 'endBankBinding';

/** Does in a plain browser what stands for a message to the app; actions without a counterpart do nothing. */
export const actInBrowser = (
  message: BridgeMessage,
  places: Places,
  page: PageParameters,
  targets: BrowserTargets,
): void => {
  const url = leaves(message.action) ? !places.back() && home : addressFor(message, page, targets);
  if (url) places.assign(url);
};

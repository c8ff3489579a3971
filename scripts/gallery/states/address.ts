import type { Brand } from '../../../shared/brand/brand.ts';
import { toQuery } from '../../../shared/session/parameters.ts';
import { inMoneyOf } from '../../sandbox/brandVoice.ts';
import type { Storages } from './browser/showFrames.ts';
import type { State } from './State.ts';

const pathOf = ({ at, screen }: State): string => at ?? (screen === 'home' ? '/' : `/${screen}`);

/** The id of the borrower in all states. */
const USER_ID = '7';
const PRODUCT_ID = '9';

/**
 * Returns the URL of a screen in a state. The state's name is passed as the device id, so that every call carries it, and as the
 * order id, so that states do not see each other's stored data.
 */
export const addressOf = (state: State, lang: string): string => {
  const [path = '', route] = pathOf(state).split('#');
  const borrower = { deviceId: state.name, userId: USER_ID, orderId: state.name, productId: PRODUCT_ID };
  return `${path}?${toQuery({ ...borrower, ...state.query, lang })}${route === undefined ? '' : `#${route}`}`;
};

/** Returns the browser storage that a state's page needs, with the brand's store names and with amounts as its service writes them. */
export const storagesOf = ({ stored = {}, submissionLog = [], name }: State, brand: Brand): Storages => {
  const placed = (text: string): string => text.replace(/\{order\}/g, name);
  const key = (store: string): string => `loan:${brand.id}:${placed(store)}`;
  return {
    tab: Object.fromEntries(
      Object.entries(stored).map(([store, data]) => [
        key(store),
        inMoneyOf(brand, placed(JSON.stringify({ v: 1, data }))),
      ]),
    ),
    submissionLog: submissionLog.map((mark) => ({
      key: key(`sent:${mark.key}`),
      agoMs: mark.agoSeconds * 1000,
      before: mark.before ?? '',
      wasAccepted: !!mark.wasAccepted,
    })),
  };
};

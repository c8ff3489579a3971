import type { Brand } from '../../../shared/brand/brand.ts';
import { toQuery } from '../../../shared/session/parameters.ts';
import { inMoneyOf } from '../../sandbox/brandVoice.ts';
import type { Storages } from './browser/showFrames.ts';
import type { State } from './State.ts';

const pathOf = ({ at, screen }: State): string => at ?? (screen === 'home' ? '/' : `/${screen}`);

/** The borrower of all states. */
const USER_ID = '7';
const PRODUCT_ID = '9';

/**
 * The address of a screen in a state. The state's name goes as the device, so that every call carries it; the order has
 * that name too, so that what one state stores is never another's.
 */
export const addressOf = (state: State, lang: string): string => {
  const [path = '', route] = pathOf(state).split('#');
  const borrower = { deviceId: state.name, userId: USER_ID, orderId: state.name, productId: PRODUCT_ID };
  return `${path}?${toQuery({ ...borrower, ...state.query, lang })}${route === undefined ? '' : `#${route}`}`;
};

/** What has to be stored for a state's page, in the words of a brand's stores; its service wrote the amounts. */
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
      before: typeof mark.before === 'function' ? mark.before(brand) : (mark.before ?? ''),
      wasAccepted: !!mark.wasAccepted,
    })),
  };
};

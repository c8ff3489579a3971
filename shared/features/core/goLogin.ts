import { scheme } from '../../brand/current.ts';
import type { AppAction } from './appActions.ts';

export const goLogin = (): AppAction => ({
  message: { action: 'goLogin', payload: {} },
  inBrowser: ({ navigator }) => navigator.assign(`${scheme}://login`),
});

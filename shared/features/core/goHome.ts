import { addressOf } from '../../navigation/open.ts';
import type { AppAction } from './appActions.ts';

export const goHome = (): AppAction => ({
  message: { action: 'goHome', payload: {} },
  inBrowser: ({ navigator, page }) => navigator.assign(addressOf(page, 'home')),
});

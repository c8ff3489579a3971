import { numberIn } from '../../lib/phone.ts';
import type { AppAction } from './appActions.ts';

/** Calls the first number in the words; undefined where they hold none that is a plain number. */
export const callPhone = (said: string): AppAction | undefined => {
  const phone = numberIn(said);
  if (!phone) return undefined;
  return {
    message: { action: 'callPhone', payload: { phone } },
    inBrowser: ({ navigator }) => navigator.assign(`tel:${phone}`),
  };
};

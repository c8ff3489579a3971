import { numberIn } from '../../lib/phone.ts';
import { type AppAction, opens } from './appActions.ts';

/** @returns the action that calls the first phone number in a text; undefined if it holds no plain number. */
export const callPhone = (text: string): AppAction | undefined => {
  const phone = numberIn(text);
  if (!phone) return undefined;
  return {
    message: { action: 'callPhone', payload: { phone } },
    inBrowser: opens(`tel:${phone}`),
  };
};

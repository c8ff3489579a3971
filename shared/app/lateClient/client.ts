import { makeClient } from '../../api/client.ts';
import { type Call, type MakeClient, unknown } from '../../api/settle.ts';
import { followLanguage } from '../followLanguage.ts';
import { text } from './messages.ts';

/**
 * Wraps a client so that, while the phone reports no connection, it does not send a call that has an idempotency key or `isKeptOffline`.
 * The outcome is then `isUnsent`: certainly not sent, which is not known of a request that got lost. `navigator.onLine` is ignored
 * once a response has arrived in spite of it, and from the start where it is false while this part of the script has just loaded: a
 * browser that is wrong must not keep a borrower from paying. Such calls are sent, and handled like any request that may get lost.
 */
export const unlessOffline = (call: Call, isOnline: () => boolean = () => navigator.onLine): Call => {
  let isBelieved = isOnline();
  return async (endpoint, input, options = {}) => {
    if ((options.idempotencyKey || options.isKeptOffline) && isBelieved && !isOnline()) {
      options.onEnd?.();
      return { ...unknown('offline'), isUnsent: true, message: text.unsent };
    }
    const outcome = await call(endpoint, input, options);
    if (outcome.kind !== 'unknown' && !isOnline()) isBelieved = false;
    return outcome;
  };
};

/** The page's client, on a phone that may have no connection. */
export const makeOnlineClient: MakeClient = (...platform) => {
  followLanguage();
  return unlessOffline(makeClient(...platform));
};

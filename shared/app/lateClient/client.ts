import { makeClient } from '../../api/client.ts';
import { type Call, type MakeClient, unknown } from '../../api/settle.ts';
import { followLanguage } from '../followLanguage.ts';
import { text } from './messages.ts';

/**
 * A client that does not send what may go out only once, or changes something else, from a phone that says it has no connection: so it is known that
 * nothing was sent, which of a request that got lost nobody can say. A phone is not believed whose word a response has
 * contradicted, nor one that says so at the beginning already, when this part of the script has just come: a borrower must not be
 * kept from paying by a browser that is wrong. What such a phone sends is looked after like any request that may get lost.
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

import { type Call, type ClientPlatform, makeClient, settle, unknown } from '../api/client.ts';
import { type Client, takePreloaded } from '../api/earlyCall.ts';
import type { ServiceAddress } from '../api/endpoint.ts';
import type { Outcome, Unknown } from '../api/outcome.ts';
import { defaultLanguage, paths, sendsIdempotencyKey, service } from '../brand/current.ts';
import { withValues } from '../i18n/messages.ts';
import { clockTime } from '../lib/texts.ts';
import { clientText as text } from './messages.ts';

declare const __API_BASE__: string;

const at: ServiceAddress = {
  base: __API_BASE__,
  service,
  paths,
  takesIdempotencyKey: sendsIdempotencyKey,
};

/** A page's client of this build's service. It returns the head's response for the call that the head has sent, and sends every other call. */
export const pageClient: Client = (host, page, { after }) => {
  const platform: ClientPlatform = { fetch: (input, init) => fetch(input, init), after };
  const send: Call = unlessOffline(makeClient(platform, { ...page, lang: page.lang || defaultLanguage }, at));
  return unlessTooEarly((endpoint, input, options = {}) => {
    const { controller } = { ...host.loanEarly };
    const early = takePreloaded(host, endpoint, input, page);
    return early ? settle(platform, early, options.onEnd, controller) : send(endpoint, input, options);
  });
};

/**
 * Wraps a client so that a call which the service wants to be asked for later (`Retry-After`) is not sent before that, and the borrower is told
 * when. What moves money may have been done at the first answer, which therefore says nothing of a second try.
 */
export const unlessTooEarly = (call: Call): Call => {
  const told: { [name: string]: Unknown | undefined } = {};
  return (async (endpoint, input, options = {}) => {
    const { name, isBinding } = endpoint;
    const { onEnd } = options;
    const { retryAtMs = 0 } = { ...told[name] };
    if (Date.now() < retryAtMs) {
      onEnd?.();
      return { ...told[name], isUnsent: true };
    }
    const outcome: Outcome<unknown> = await call(endpoint, input, options);
    if (outcome.kind !== 'unknown' || !outcome.retryAtMs) return outcome;
    told[name] = { ...outcome, message: withValues(text.again, { time: clockTime(outcome.retryAtMs) }) };
    return isBinding ? outcome : told[name];
  }) as Call;
};

/**
 * Wraps a client so that, while the phone reports no connection, it does not send a call that has an idempotency key or `needsConnection`.
 * The outcome is then `isUnsent`: certainly not sent, which is not known of a request that got lost. `navigator.onLine` is ignored
 * once a response has arrived in spite of it, and from the start where it is false although the page has just loaded: a
 * browser that is wrong must not keep a borrower from paying. Such calls are sent, and handled like any request that may get lost.
 */
export const unlessOffline = (call: Call, isOnline: () => boolean = () => navigator.onLine): Call => {
  let isBelieved = isOnline();
  return async (endpoint, input, options = {}) => {
    const { idempotencyKey, needsConnection, onEnd } = options;
    if ((idempotencyKey || needsConnection) && isBelieved && !isOnline()) {
      onEnd?.();
      return { ...unknown('offline'), isUnsent: true, message: text.unsent };
    }
    const outcome = await call(endpoint, input, options);
    if (outcome.kind !== 'unknown' && !isOnline()) isBelieved = false;
    return outcome;
  };
};

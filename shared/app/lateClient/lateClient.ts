import { type Call, type ClientPlatform, TIMEOUT_MS, unknown } from '../../api/settle.ts';
import { text } from './messages.ts';

/** A client, and a function that loads its code before it is needed. */
export interface LoadedClient {
  readonly call: Call;
  readonly loadAhead: () => void;
}

/**
 * A client whose code is a late chunk: `loadAhead` loads it, or the first call does. A call that is made before the chunk has loaded waits
 * for it. If it does not load within `TIMEOUT_MS`, the outcome is `unknown` with `isUnsent`: the request has not left
 * the phone.
 */
export const lateClient = (load: () => Promise<Call>, after: ClientPlatform['after']): LoadedClient => {
  let loaded: Call | undefined;
  // Only one client is made, even if a call and `loadAhead` load it at the same time: it compares `navigator.onLine` with its value at the client's start.
  const begin = async (): Promise<Call> => (loaded ||= await load());
  const loadAhead = (): void => {
    begin().catch(() => {}); // the call that needs it tries again, and reports a failure
  };

  const call: Call = (endpoint, input, options = {}) => {
    if (loaded) return loaded(endpoint, input, options);
    return new Promise((resolve) => {
      let isWaiting = true;
      const stop = (): boolean => {
        const wasWaiting = isWaiting;
        isWaiting = false;
        cancel();
        return wasWaiting;
      };
      const giveUp = (): void => {
        if (!stop()) return;
        options.onEnd?.();
        resolve({ ...unknown('offline'), isUnsent: true, message: text.unsent });
      };
      const cancel = after(TIMEOUT_MS, giveUp);
      begin().then((ready) => stop() && resolve(ready(endpoint, input, options)), giveUp);
    });
  };

  return { call, loadAhead };
};

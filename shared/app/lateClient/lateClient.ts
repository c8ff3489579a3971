import { type Call, type ClientPlatform, TIMEOUT_MS, unknown } from '../../api/settle.ts';
import { text } from './messages.ts';

/** A client, and how to load what it needs before it is needed. */
export interface LoadedClient {
  readonly call: Call;
  readonly loadAhead: () => void;
}

/**
 * A client that follows the document in a file of its own: `loadAhead` loads it, and so does the first call. A call that
 * is made before it is there waits for it. Where it does not come the outcome is `unknown` and `isUnsent`: nothing
 * has left the phone.
 */
export const lateClient = (load: () => Promise<Call>, after: ClientPlatform['after']): LoadedClient => {
  let loaded: Call | undefined;
  // Not anew where a call was faster: a client takes what the phone says of its connection by what it says as that begins.
  const begin = async (): Promise<Call> => (loaded ||= await load());
  const loadAhead = (): void => {
    begin().catch(() => {}); // the call that needs it tries again, and says so if that fails too
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

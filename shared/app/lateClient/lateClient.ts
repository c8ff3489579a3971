import { type Call, type ClientPlatform, TIMEOUT_MS, unknown } from '../../api/settle.ts';
import { text } from './messages.ts';

/**
 * A client that follows the document in a file of its own. Loading begins at once, beside the answer to the head's call;
 * a call that is made before the client is there waits for it. Where it does not come the outcome is `unsent`: nothing
 * has left the phone.
 */
export const lateClient = (load: () => Promise<Call>, after: ClientPlatform['after']): Call => {
  let loaded: Call | undefined;
  const begin = async (): Promise<Call> => {
    loaded = await load();
    return loaded;
  };
  // The call that needs it tries again, and says so if that fails too.
  begin().catch(() => {});

  return (endpoint, given, options = {}) => {
    if (loaded) return loaded(endpoint, given, options);
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
      begin().then((call) => stop() && resolve(call(endpoint, given, options)), giveUp);
    });
  };
};

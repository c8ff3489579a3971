import type { Return } from '../../shared/platform/env.ts';
import type { ManualClock } from './manualClock.ts';
import { testEnv } from './testEnv.ts';
import type { unreliableNetwork } from './unreliableNetwork.ts';

type Network = ReturnType<typeof unreliableNetwork>;

/** One page on the phone. A frozen page defers its events until it wakes; a closed one gets no more events. */
export type Tab = ReturnType<typeof openTab>;

/** Opens a page of a phone whose tabs share `clock`, `phoneStorage` and `network`. */
export const openTab = (
  clock: ManualClock,
  network: Network,
  phone: {
    readonly search: string;
    readonly phoneStorage: Map<string, string>;
    readonly storage: Map<string, string>;
    readonly entry?: Map<string, string>;
    /** Whether this browser can abort a request. */
    readonly canAbort?: boolean;
  },
) => {
  let life: 'awake' | 'frozen' | 'closed' = 'awake';
  let missed: (() => void)[] = [];

  const whenAwake = (run: () => void): void => {
    if (life === 'awake') run();
    else if (life === 'frozen') missed.push(run);
  };

  const fetcher = (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const abort = () => whenAwake(() => reject(new DOMException('Aborted', 'AbortError')));
      // An abort ends the request only on this phone; the network may still deliver it.
      if (phone.canAbort) request.signal.addEventListener('abort', abort);
      network.fetch(request).then(
        ({ answer, onHeard }) =>
          whenAwake(() => {
            onHeard();
            resolve(answer);
          }),
        (error) => whenAwake(() => reject(error)),
      );
    });

  const after: ManualClock['after'] = (ms, run) => {
    let isCancelled = false;
    const cancel = clock.after(ms, () => whenAwake(() => isCancelled || run()));
    return () => {
      isCancelled = true;
      cancel();
    };
  };

  const wake = (): void => {
    const runs = missed;
    missed = [];
    life = 'awake';
    for (const run of runs) run();
  };

  const test = testEnv({ ...phone, clock: { ...clock, after }, fetch: fetcher as typeof fetch });
  return {
    test,
    freeze: (): void => {
      life = 'frozen';
    },
    /** Simulates the borrower's return; what the page missed happens before or after it notices the return. */
    comeBack: (how: Return, isMissedFirst: boolean): void => {
      if (isMissedFirst) wake();
      test.comeBack(how);
      wake();
    },
    close: (): void => {
      life = 'closed';
    },
  };
};

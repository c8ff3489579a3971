import { callNamesByPath } from '../../scripts/build/calls.ts';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Clock } from '../../shared/platform/env.ts';
import { success } from '../support/answers.ts';
import { type EndingName, endings } from './outcomes.ts';

/** The data of a success by call. A call that is not named fails the test. */
export type Answers = { readonly [call in CallName]?: unknown };

const namesByPath = callNamesByPath({ paths: {}, service: 'loan' }, '/api');

/**
 * A service in memory. Each call ends as `end` has said last; `afterwards` is what the service answers to all calls once it has carried out that one.
 */
export const fakeService = (answers: Answers, clock: Pick<Clock, 'after'>) => {
  let now = answers;
  const asked: CallName[] = [];
  const keys: (string | null)[] = [];
  const unexpected: string[] = [];
  const faults = new Map<CallName, { readonly ending: EndingName; readonly afterwards: Answers }>();

  const fetcher = async (input: Request | string | URL): Promise<Response> => {
    const { url, headers } = input as Request;
    const { pathname } = new URL(url);
    const call = namesByPath.get(pathname);
    if (!call || !(call in now)) {
      unexpected.push(call ?? pathname);
      throw new TypeError('Failed to fetch');
    }
    asked.push(call);
    keys.push(headers.get('Idempotency-Key'));
    const data = now[call];
    const fault = faults.get(call);
    if (!fault) return success(data);
    const { reply, ...ending } = endings[fault.ending];
    if ('isCarriedOut' in ending) now = { ...now, ...fault.afterwards };
    return reply(data, clock);
  };

  return {
    fetch: fetcher as typeof fetch,
    /** Ends every further call of this name in this way. */
    end: (call: CallName, ending: EndingName, afterwards: Answers = {}): void =>
      void faults.set(call, { ending, afterwards }),
    /** Ends all faults, and changes answers. */
    mend: (changes: Answers = {}): void => {
      faults.clear();
      now = { ...now, ...changes };
    },
    timesAsked: (call: CallName): number => asked.filter((each) => each === call).length,
    /** The `Idempotency-Key` of each call of this name. */
    keysOf: (call: CallName) => keys.filter((_, at) => asked[at] === call),
    unexpected: unexpected as readonly string[],
  };
};

export type FakeService = ReturnType<typeof fakeService>;

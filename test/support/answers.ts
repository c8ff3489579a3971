/** Creates a successful response with this data in the envelope. */
export const success = (data: unknown): Response => Response.json({ code: '00', message: 'success', data });

/** Creates a response in which the service refuses. */
export const refusal = (message: string, code = '5000'): Response => Response.json({ code, message, data: null });

/** Creates a fetch that returns these responses, one per call, and then fails as without a connection. */
export const answering = (...answers: readonly Response[]): typeof fetch => {
  const left = [...answers];
  return async () => {
    const answer = left.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
};

/** Creates a service whose calls stay in flight until the test answers them; the first call is number 0. */
export const heldService = () => {
  const settles: ((answer: Response) => void)[] = [];
  const fetcher: typeof fetch = () => new Promise((resolve) => settles.push(resolve));
  return {
    fetch: fetcher,
    answer: (call: number, response: Response): void => settles[call]?.(response),
    waiting: () => settles.length,
  };
};

/**
 * Creates a service that answers these calls, keyed by the last part of their path, with one response after the other
 * and then the last one again and again; all other calls fail as without a connection.
 */
export const servicePlan = (plan: { readonly [call: string]: readonly (() => Response)[] }): typeof fetch => {
  const asked: { [call: string]: number } = {};
  return async (input) => {
    const call = new URL((input as Request).url).pathname.split('/').pop() ?? '';
    const answers = plan[call] ?? [];
    const at = asked[call] ?? 0;
    asked[call] = at + 1;
    const answer = answers[Math.min(at, answers.length - 1)];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
};

/** Fails as without a connection. */
export const noLine = (): Response => {
  throw new TypeError('Failed to fetch');
};

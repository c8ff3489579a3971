/** A service's answer in a test: the envelope's data as a success, a whole body as text, or a broken line. */
export const success = (data: unknown): Response => Response.json({ code: '00', message: 'success', data });

/** The service says no. */
export const refusal = (message: string, code = '5000'): Response => Response.json({ code, message, data: null });

/** A service that gives these answers, one a call, and has no line after the last. */
export const answering = (...answers: readonly Response[]): typeof fetch => {
  const left = [...answers];
  return async () => {
    const answer = left.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
};

/** A service that keeps every call waiting until the test answers it; the first call is number 0. */
export const heldService = () => {
  const settles: ((answer: Response) => void)[] = [];
  const fetcher: typeof fetch = () => new Promise((resolve) => settles.push(resolve));
  return {
    fetch: fetcher,
    answer: (call: number, response: Response): void => settles[call]?.(response),
    waiting: () => settles.length,
  };
};

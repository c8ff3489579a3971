import { setTimeout as sleep } from 'node:timers/promises';

const ASK_AGAIN_MS = 30;
// Generous, so that slowness fails no test: a machine that froze for ten seconds once failed one after a limit of five.
const WAIT_MS = 20_000;

function reasonOf(failure: unknown): string {
  return failure instanceof Error ? ` (${failure.message})` : '';
}

/**
 * Polls until the answer is truthy and returns it. An `ask` that throws counts as falsy, since a page may be navigating;
 * the Error thrown after `timeoutMs` names what was awaited and the last failure.
 */
export async function until<T>(what: string, ask: () => T | Promise<T>, timeoutMs = WAIT_MS): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  let failure: unknown;
  do {
    try {
      const answer = await ask();
      if (answer) return answer;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    await sleep(ASK_AGAIN_MS);
  } while (Date.now() < deadline);
  throw new Error(`waited ${timeoutMs} ms for ${what}${reasonOf(failure)}`);
}

/** Returns the promise's value; rejects after `timeoutMs` with an Error that names what was awaited. */
export async function within<T>(awaited: string, promise: Promise<T>, timeoutMs: number): Promise<T> {
  const clock = new AbortController();
  const late = sleep(timeoutMs, undefined, { signal: clock.signal }).then(() => {
    throw new Error(`waited ${timeoutMs} ms for ${awaited}`);
  });
  // Aborting the clock rejects `late`, which nothing awaits any more.
  late.catch(() => undefined);
  return Promise.race([promise, late]).finally(() => clock.abort());
}

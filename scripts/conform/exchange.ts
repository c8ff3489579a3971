import { TIMEOUT_MS } from '../../shared/api/client.ts';
import type { AdaptedRequest, Adapter, AdaptRequest } from '../../shared/brand/adapter.ts';
import { parseJson } from '../build/parseJson.ts';
import { placeOf } from '../build/runSource.ts';
import { askHost } from '../deploy/askHost.ts';
import type { Problem, Word } from './finding.ts';

/** A whole response, or why there is none. */
export type Answer =
  | { readonly kind: 'whole'; readonly status: number; readonly headers: Headers; readonly text: string }
  | { readonly kind: 'lost'; readonly problem: Problem };

/** What is expected where the outcome of a call cannot be known. */
export const ENVELOPE = 'the envelope {code, message, data}; otherwise nobody knows whether the call was done';

type HttpRequest = Pick<AdaptedRequest, 'url' | 'headers' | 'body'> & { readonly method: string };

/** Sends a request. Redirects are returned, not followed. Never rejects. */
export const exchange = async ({ url, method, headers, body }: HttpRequest): Promise<Answer> => {
  try {
    const answer = await askHost(new URL(url), { method, headers, ...(body && { body }) }, TIMEOUT_MS);
    return { kind: 'whole', status: answer.status, headers: answer.headers, text: answer.body.toString() };
  } catch (error) {
    const received = `an answer that ${(error as Error).message}`;
    const expected = `a whole answer within ${TIMEOUT_MS / 1000} s`;
    return { kind: 'lost', problem: { path: 'HTTP', word: 'no-answer', received, expected } };
  }
};

const ofAdapter = (received: string, expected: string, word: Word = 'adapter-throws'): Problem => ({
  path: 'adapter.ts',
  ...{ word, received, expected },
});

const thrown = (by: string, error: unknown, expected: string): Problem => {
  const problem = ofAdapter(`${by} throws: ${(error as Error).message}`, expected);
  return { ...problem, path: placeOf(error) ?? problem.path };
};

/** @returns the request that an adapter makes of the standard one; or, where it throws or makes none, what is wrong. */
export const requestThrough = (
  { adaptRequest }: Adapter,
  ...[call, standard]: Parameters<AdaptRequest>
): AdaptedRequest | Problem => {
  try {
    const request = adaptRequest(call, standard);
    return request?.url ? request : ofAdapter('adaptRequest returns no request', 'a request');
  } catch (error) {
    return thrown('adaptRequest', error, 'a request');
  }
};

// Pages refuse a number whose last digits JSON has changed. They cannot see it where the adapter has made a text of it.
const inexactIn = (before: string, after: string): string | undefined => {
  let inexact: string | undefined;
  if (parseJson(before) === undefined) return undefined;
  JSON.parse(before, (name, value) => {
    if (typeof value === 'number' && Math.abs(value) >= 2 ** 53 && after.includes(`"${value}"`)) inexact = name;
  });
  return inexact;
};

/** @returns a response as pages get it through the adapter; one with an error status for which the adapter returns nothing is unchanged. */
export const adapted = (call: string, answer: Answer, { adaptResponse }: Adapter): Answer => {
  if (answer.kind === 'lost') return answer;
  const { status } = answer;
  try {
    const envelope = adaptResponse(call, { status, body: parseJson(answer.text) });
    if (envelope) {
      const headers = new Headers(answer.headers);
      headers.set('content-type', 'application/json; charset=utf-8');
      const text = JSON.stringify(envelope, null, 1);
      const inexact = inexactIn(answer.text, text);
      if (inexact === undefined) return { ...answer, status: 200, headers, text };
      const expected = 'it as text: adapter.ts sees other last digits than were sent, and pages take them for right';
      return {
        kind: 'lost',
        problem: { path: inexact, word: 'inexact-number', received: 'a number above 2^53', expected },
      };
    }
    if (status < 200 || status >= 300) return answer;
    const received = `the status ${status}, of which adaptResponse says nothing`;
    return { kind: 'lost', problem: ofAdapter(received, ENVELOPE, 'no-envelope') };
  } catch (error) {
    return { kind: 'lost', problem: thrown('adaptResponse', error, ENVELOPE) };
  }
};

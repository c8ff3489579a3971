import { describe, expect, it, vi } from 'vitest';
import { makeClient } from '../../shared/api/client.ts';
import { pushLoan } from '../../shared/api/endpoints/pushLoan.ts';
import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { readEnvelope } from '../../shared/api/outcome.ts';
import { manualClock } from '../support/manualClock.ts';
import { at, brokenAnswer, order, page, platformOf, recordingFetch } from './wire.ts';

const YES = '{"code":"00","data":{"lendDetailsUrl":"https://x.example"}}';
const loan = { amount: '100', periods: 91, termUnit: undefined, productId: '9' };

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const outcomeOf = async (answer: () => Response | Promise<Response>) => {
  const recorder = recordingFetch(answer);
  const call = makeClient(platformOf(recorder.fetcher), page, at);
  return { ofGet: await call(readOrder, order), ofPost: await call(pushLoan, loan), fetches: recorder.given.length };
};

const html = '<!doctype html><title>Sign in to the hotel network</title>';

const unknowns: readonly (readonly [happening: string, answer: () => Response | Promise<Response>, reason: string])[] =
  [
    ['the phone has no line', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    ['the line is lost in the middle of the body', brokenAnswer, 'offline'],
    ['the service answers 500 with a success inside', () => new Response('{"code":0}', { status: 500 }), 'http'],
    ['a gateway answers 503', () => new Response(html, { status: 503 }), 'http'],
    ['a hotel network answers with its own page', () => new Response(html), 'portal'],
    ['the JSON is cut', () => new Response('{"code":"00","data":{"lendDetailsUrl":"https://x'), 'body'],
    ['the answer has no body at all', () => new Response(null, { status: 204 }), 'body'],
    ['the data is missing', () => new Response('{"code":"00","message":"ok"}'), 'data'],
  ];

it.each(unknowns)('%s: nothing is known, and nothing is sent again', async (_, answer, reason) => {
  const { ofGet, ofPost, fetches } = await outcomeOf(answer);
  const status = reason === 'http' ? { status: (await answer()).status } : {};
  expect(ofGet).toEqual({ kind: 'unknown', reason, ...status });
  expect(ofPost).toEqual({ kind: 'unknown', reason, ...status });
  expect(fetches).toBe(2);
});

it('An error of HTTP with an envelope says nothing of what was done, and has its message', async () => {
  const answer = () => new Response('{"code":"00401","message":"Please log in."}', { status: 401 });
  const { ofPost } = await outcomeOf(answer);
  expect(ofPost).toEqual({ kind: 'unknown', reason: 'http', status: 401, quoted: 'Please log in.' });
});

it.each([
  [429, '120', 120_000],
  [503, '600', 600_000],
  [503, 'Sun, 29 Nov 2026 22:04:00 GMT', 240_000],
  [503, 'Sun, 29 Nov 2026 21:00:00 GMT', undefined],
  [503, '86400', undefined],
  [429, 'soon', undefined],
  [429, '-5', undefined],
])('An error of HTTP says when to ask again: %i with Retry-After: %s', async (status, after, inMs) => {
  const nowMs = Date.UTC(2026, 10, 29, 22);
  vi.spyOn(Date, 'now').mockReturnValue(nowMs);
  const { ofGet } = await outcomeOf(() => new Response(html, { status, headers: { 'Retry-After': after } }));
  const again = inMs === undefined ? {} : { retryAtMs: nowMs + inMs };
  expect(ofGet).toEqual({ kind: 'unknown', reason: 'http', status, ...again });
});

it('An answer is read as JSON whatever its content type says', async () => {
  const asHtml = { headers: { 'content-type': 'text/html' } };
  const { ofPost } = await outcomeOf(() => new Response(YES, asHtml));
  expect(ofPost.kind).toBe('ok');
});

it('A body that never ends is given up too, and its late end changes nothing', async () => {
  const clock = manualClock();
  const body: { finish?: () => void } = {};
  const slow = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode(YES));
      body.finish = () => stream.close();
    },
  });
  const { fetcher } = recordingFetch(() => new Response(slow));
  const outcome = makeClient({ fetch: fetcher, after: clock.after }, page, at)(pushLoan, loan);
  await nextTurn();
  clock.advance(60_000);
  body.finish?.();
  expect(await outcome).toEqual({ kind: 'unknown', reason: 'timeout' });
});

it('A reader that crashes is a bug, never a rejection and never a lost connection, and is thrown for the page to see', async () => {
  const clock = manualClock();
  const bug = new TypeError("Cannot read properties of undefined (reading 'amount')");
  const parse = (): never => {
    throw bug;
  };
  const { fetcher } = recordingFetch(() => new Response('{"code":0}'));
  const outcome = await makeClient({ fetch: fetcher, after: clock.after }, page, at)({ ...pushLoan, parse }, loan);
  expect(outcome).toEqual({ kind: 'unknown', reason: 'bug' });
  expect(() => clock.advance(0)).toThrow(bug);
  expect(clock.waiting()).toBe(0);
});
it('A payload that cannot be made is a bug, and nothing leaves the phone', async () => {
  const payload = (): never => {
    throw new TypeError('a mistake of ours');
  };
  const { fetcher, given } = recordingFetch(() => new Response('{"code":0}'));
  const outcome = await makeClient(platformOf(fetcher), page, at)({ ...pushLoan, payload }, loan);
  expect(outcome).toEqual({ kind: 'unknown', reason: 'bug' });
  expect(given).toEqual([]);
});

describe('a call that takes too long', () => {
  /** A fetch that does as browsers do: it fails once it is told to stop. Nothing else ends it. */
  const abortable = () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetcher = ((_: unknown, init?: RequestInit) => {
      signals.push(init?.signal);
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    }) as typeof fetch;
    return { fetcher, signals };
  };

  it('is aborted after 60 000 ms and not before, is not sent again, and then it has ended', async () => {
    const { fetcher, signals } = abortable();
    const clock = manualClock();
    const onEnd = vi.fn();
    const outcome = makeClient({ fetch: fetcher, after: clock.after }, page, at)(pushLoan, loan, { onEnd });
    await nextTurn();
    clock.advance(59_999);
    await nextTurn();
    expect(signals[0]?.aborted).toBe(false);
    expect(onEnd).not.toHaveBeenCalled();
    clock.advance(1);
    expect(await outcome).toEqual({ kind: 'unknown', reason: 'timeout' });
    await nextTurn();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('runs on where the browser has nothing to abort with, and ends only when it does', async () => {
    const body = { finish: () => {} };
    const fetcher = (() =>
      new Promise((resolve) => {
        body.finish = () => resolve(new Response('{"code":0}'));
      })) as typeof fetch;
    const clock = manualClock();
    const onEnd = vi.fn();
    vi.stubGlobal('AbortController', undefined);
    const outcome = makeClient({ fetch: fetcher, after: clock.after }, page, at)(pushLoan, loan, { onEnd });
    await nextTurn();
    clock.advance(60_000);
    expect(await outcome).toEqual({ kind: 'unknown', reason: 'timeout' });
    expect(onEnd).not.toHaveBeenCalled();
    body.finish();
    await nextTurn();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['with its answer', () => new Response('{"code":"00","data":{"lendDetailsUrl":"/x"}}')],
    ['with a failure', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('and any other has ended once, before its outcome is told: %s', async (_, answer) => {
    const told: string[] = [];
    const { fetcher } = recordingFetch(answer);
    const onEnd = () => void told.push('end');
    await makeClient(platformOf(fetcher), page, at)(pushLoan, loan, { onEnd }).then(() => told.push('outcome'));
    expect(told).toEqual(['end', 'outcome']);
  });
});

describe('a call that outlives its page', () => {
  it('is kept alive, and no other call is', async () => {
    const { fetcher, given } = recordingFetch(() => new Response('{"code":0}'));
    const call = makeClient(platformOf(fetcher), page, at);
    await call(readOrder, order, { outlivesPage: true });
    await call(readOrder, order);
    expect(given.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
  });

  it('is sent like any other by a Chromium that would not send it otherwise', async () => {
    const { any } = Promise;
    const { fetcher, given } = recordingFetch(() => new Response('{"code":0}'));
    try {
      Reflect.deleteProperty(Promise, 'any');
      await makeClient(platformOf(fetcher), page, at)(readOrder, order, { outlivesPage: true });
    } finally {
      Object.defineProperty(Promise, 'any', { value: any, configurable: true, writable: true });
    }
    expect(given.map(([, init]) => init?.keepalive)).toEqual([false]);
  });
});

it('A body may begin with a byte order mark, and have blanks around it', () => {
  // Two of the service's files may each be saved with a mark, so it sends two; decoding the text removes only the first.
  const asItCame = (data: unknown): unknown => data;
  expect(readEnvelope('\uFEFF{"code":"00","data":7}', asItCame)).toEqual({ kind: 'ok', data: 7 });
  expect(readEnvelope('\r\n {"code":0,"data":7} \n', asItCame)).toEqual({ kind: 'ok', data: 7 });
});

it.each([
  ['Closed today.', '" Closed today. "'],
  ...['"success"', '"Success!"', '"OK"', 'null', '{"text":"x"}'].map((message) => [undefined, message]),
])(
  'Of a body without a code, %j is quoted of the message %s: one that may stand beside a success says nothing',
  (quoted, message) => {
    const outcome = readEnvelope(`{"message":${message},"data":{}}`, () => 1);
    expect(outcome).toEqual({ kind: 'unknown', reason: 'body', quoted });
  },
);

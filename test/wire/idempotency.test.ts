import { describe, expect, it } from 'vitest';
import { moveOrSign } from '../../scripts/reference/callNotes.ts';
import { makeClient } from '../../shared/api/client.ts';
import { titledCases } from './cases/allCases.ts';
import { at, page, platformOf, recordingFetch } from './wire.ts';

const KEY = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const cases = titledCases.filter(({ name }) => (moveOrSign as readonly string[]).includes(name));

describe.each(cases)('$title, which moves money or signs', ({ send, request, answer }) => {
  const sentWith = async (takesIdempotencyKey: boolean | undefined, idempotencyKey: string | undefined) => {
    const recorder = recordingFetch(() => new Response(answer));
    const call = makeClient(platformOf(recorder.fetcher), page, {
      ...at,
      ...(takesIdempotencyKey !== undefined && { takesIdempotencyKey }),
    });
    await send((endpoint, given) => call(endpoint, given, idempotencyKey ? { idempotencyKey } : {}));
    return recorder.sent();
  };

  it('carries the key of what the borrower wants where the service takes one, and is the same bytes otherwise', async () => {
    const headers = { ...request.headers, 'idempotency-key': KEY };
    expect(await sentWith(true, KEY)).toEqual([{ ...request, headers }]);
  });

  it.each([
    ['whose brand does not say so', undefined, KEY],
    ['whose brand says no', false, KEY],
    ['where there is no key', true, undefined],
  ])('carries none to a service %s', async (_, takes, key) => {
    expect(await sentWith(takes, key)).toEqual([request]);
  });
});

it('are five calls', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(5);
});

import { describe, expect, it } from 'vitest';
import { moveOrSign } from '../../scripts/reference/callNotes.ts';
import { endpoints, endpointsWithoutScreen } from '../../shared/api/allEndpoints.ts';
import { makeClient } from '../../shared/api/client.ts';
import { captchaUrl } from '../../shared/api/endpoints/readCaptcha.ts';
import { titledCases as cases } from './cases/allCases.ts';
import { at, page, platformOf, recordingFetch, SESSION, type WireCase } from './wire.ts';

const callWith = async (body: string, { send }: WireCase) => {
  const recorder = recordingFetch(() => new Response(body));
  const outcome = await send(makeClient(platformOf(recorder.fetcher), page, at));
  return { outcome, sent: await recorder.sent() };
};

describe('what goes over the wire', () => {
  it('every call stands here, the image aside', () => {
    const names = new Set<string>([...cases.map(({ name }) => name), 'readCaptcha']);
    const lacking = Object.keys(endpoints).filter((name) => !names.has(name));
    expect(lacking, 'Calls without a case in test/wire/cases/').toEqual([]);
    expect([...names].sort(), 'Cases of calls that are not in allEndpoints.ts').toEqual(Object.keys(endpoints).sort());
  });

  it('every call carries its own name', () => {
    for (const [name, entry] of Object.entries(endpoints)) expect(entry.name).toBe(name);
  });

  describe.each(cases)('$title', (wireCase) => {
    it('leaves as these bytes, once, and is read like this', async () => {
      const { outcome, sent } = await callWith(wireCase.answer, wireCase);
      expect(sent).toEqual([wireCase.request]);
      expect(outcome).toStrictEqual({ kind: 'ok', data: wireCase.data });
    });

    it('a success without data is what the page can make of it', async () => {
      const { outcome } = await callWith('{"code":"00","message":"","data":null}', wireCase);
      expect(outcome.kind).toBe(wireCase.withoutData ?? 'unknown');
    });

    it('a refusal keeps its code and message', async () => {
      const { outcome } = await callWith('{"code":800006,"message":" No. ","data":null}', wireCase);
      expect(outcome).toEqual({ kind: 'refused', code: '800006', message: 'No.' });
    });
  });

  it("the captcha's image has an address that a page can show", () => {
    expect(captchaUrl('s/1', page, at)).toBe(`/api/v2/loan/promotion/get-captcha?${SESSION}&sid=s%2F1`);
  });
});

describe('The endpoints that no screen calls', () => {
  const names = Object.keys(endpointsWithoutScreen);

  it('have a name each, so that a lender can map them', () => {
    expect(names).toHaveLength(57);
    for (const name of ['Login init', 'submit UTR', 'contacts upload']) expect(names).toContain(name);
  });

  it('have a path each, which no other call has', () => {
    const paths = [...Object.values(endpointsWithoutScreen), ...Object.values(endpoints).map(({ path }) => path)];
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
  });
});

const KEY = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const moving = cases.filter(({ name }) => (moveOrSign as readonly string[]).includes(name));

describe.each(moving)('$title, which moves money or signs', ({ send, request, answer }) => {
  const sentWith = async (takesIdempotencyKey: boolean, idempotencyKey: string | undefined) => {
    const recorder = recordingFetch(() => new Response(answer));
    const call = makeClient(platformOf(recorder.fetcher), page, { ...at, takesIdempotencyKey });
    await send((endpoint, given) => call(endpoint, given, idempotencyKey ? { idempotencyKey } : {}));
    return recorder.sent();
  };

  it('carries the key of what the borrower wants where the service takes one, and is the same bytes otherwise', async () => {
    const headers = { ...request.headers, 'idempotency-key': KEY };
    expect(await sentWith(true, KEY)).toEqual([{ ...request, headers }]);
  });

  it('carries none to a service whose brand does not say so, or where there is no key', async () => {
    expect([...(await sentWith(false, KEY)), ...(await sentWith(true, undefined))]).toEqual([request, request]);
  });
});

it('The calls that move money or sign are these', () => {
  expect(moveOrSign).toEqual(['commitRepayment', 'confirmRepayment', 'pushLegacyLoan', 'pushLoan', 'repayByWallet']);
});

import { describe, expect, it } from 'vitest';
import { adaptRequest, adaptResponse } from '#ownAdapter';
import { otherApi } from '../../scripts/sandbox/otherApi/otherApi.ts';
import { readResponse, requestTo } from '../../shared/api/adapter/own.ts';
import type { Call } from '../../shared/api/client.ts';
import { type Endpoint, type Fields, pathAt } from '../../shared/api/endpoint.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import { titledCases as cases } from './cases/allCases.ts';
import { asSent, at, page, type SentRequest, type WireCase } from './wire.ts';

const ORIGIN = 'https://lender.example';
const signedIn = { ...page, session: { ...page.session, sessionId: 'secret-1', mobilePhone: '09171234567' } };

/** A call through the adapter to that other service, which asks one that speaks as the contract says. */
const adapted = (serve: (request: Request) => Promise<Response>, sent: Request[]): Call =>
  (async (endpoint: Endpoint<unknown, unknown>, input: unknown): Promise<Outcome<unknown>> => {
    const { url, ...init } = requestTo(endpoint, endpoint.payload(input), signedIn, at.base + pathAt(endpoint, at));
    const request = new Request(ORIGIN + url, init as RequestInit);
    sent.push(request.clone());
    const response = await otherApi('/api', serve)(request);
    return readResponse(endpoint, response, await response.text());
  }) as Call;

const bodyOf = async (request: Request): Promise<SentRequest> => {
  const headers = Object.fromEntries(request.headers);
  const isForm = headers['content-type']?.startsWith('multipart/');
  const body = isForm ? await request.formData() : (await request.text()) || undefined;
  const { 'content-type': type, ...others } = headers;
  return asSent(request.url.slice(ORIGIN.length), {
    method: request.method,
    headers: isForm || !type ? others : headers,
    body: body as string,
  });
};

// An amount of the contract may be a number or its digits; behind the adapter it is a number.
const withNumbers = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => withNumbers(item));
  // Only what is plain: a case may hold a matcher.
  if (typeof value === 'object' && value?.constructor === Object)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNumbers(inner, key)]));
  return /amount$/i.test(name) && typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
};

/** The parameters of an address: their order is nobody's concern. */
const parametersOf = (url: string): object => Object.fromEntries(new URLSearchParams(url.split('?')[1]));

describe('A service that speaks otherwise, behind an adapter', () => {
  it.each(cases)(
    'is understood as one of the contract, and finds nothing of the session in an address: $title',
    async ({ send, request, answer, data }: WireCase) => {
      const reached: SentRequest[] = [];
      const serve = async (standard: Request): Promise<Response> => {
        reached.push(await bodyOf(standard));
        return new Response(answer);
      };
      const sent: Request[] = [];
      expect(withNumbers(await send(adapted(serve, sent)))).toEqual(withNumbers({ kind: 'ok', data }));
      expect(sent).toHaveLength(1);
      expect(sent[0]?.url).toMatch(/^https:\/\/lender\.example\/api\/rest\/[a-z-]+$/);
      expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret-1');
      expect(reached).toHaveLength(1);
      expect(reached[0]?.method).toBe(request.method);
      expect(reached[0]?.body).toBe(request.body);
      // The user is known by the token; a form with a file carries nothing of the session beside it.
      const { userId: _, ...session } = { ...parametersOf(request.url), sessionId: 'secret-1' } as { userId?: string };
      const isForm = request.body?.includes('BOUNDARY');
      expect(parametersOf(reached[0]?.url ?? '')).toEqual(isForm ? { sessionId: 'secret-1' } : session);
    },
  );

  it('is asked in these bytes', () => {
    const standard = {
      url: '/x',
      method: 'GET',
      headers: { 'Accept-Language': 'en' },
      body: undefined,
      cache: 'no-store',
    } as const;
    const payload: Fields = { orderId: '170001', product_id: '7' };
    const session = { sessionId: 's1', userId: '50011', clientType: 'android' };
    expect(
      adaptRequest({ name: 'readOrder', payload, page: { session, headers: {}, lang: 'en' }, base: '/api' }, standard),
    ).toEqual({
      url: '/api/rest/read-order',
      method: 'POST',
      headers: { 'Accept-Language': 'en', 'Content-Type': 'application/vnd.api+json', Authorization: 'Bearer s1' },
      body: '{"data":{"type":"read-order","attributes":{"order-id":"170001","product_id":"7"},"meta":{"client-type":"android"}}}',
      cache: 'no-store',
    });
  });

  it('is read in these bytes: money in cents, names of the contract, refusals by its own codes', () => {
    const read = (body: unknown, status = 200) => adaptResponse('readPeriodPlan', { status, body });
    expect(
      read({
        data: {
          type: 'x',
          attributes: { 'repay-amount': '1500.50', 'plan-list': [{ 'pay-amount': '0.05', title: '7.00' }] },
        },
      }),
    ).toEqual({ code: 0, message: '', data: { repayAmount: 150_050, planList: [{ payAmount: 5, title: '7.00' }] } });
    expect(read({ errors: [{ code: 'nothing-due', detail: 'Nothing is due.' }] }, 422)).toEqual({
      code: 'nothing-due',
      message: 'Nothing is due.',
    });
  });

  it.each([
    ['<html>', 502, { kind: 'unknown', reason: 'http', status: 502 }],
    ['<html>', 200, { kind: 'unknown', reason: 'portal' }],
    ['{"data":null}', 200, { kind: 'unknown', reason: 'body' }],
    ['{"errors":[]}', 500, { kind: 'unknown', reason: 'http', status: 500 }],
    [
      '{"errors":[{"code":"session-expired","detail":"Log in."}]}',
      401,
      { kind: 'refused', code: 'session-expired', message: 'Log in.' },
    ],
  ])('leaves a call unknown where nobody can say what came of it: %s with %i', (body, status, outcome) => {
    const call = { name: 'readOrder', parse: () => 1 };
    expect(readResponse(call, { ok: status < 400, status }, body)).toMatchObject(outcome);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClient } from '../../../shared/api/client.ts';
import { captchaUrl } from '../../../shared/api/endpoints/readCaptcha.ts';
import type { ServiceAddress } from '../../../shared/api/request.ts';
import { wireCases } from '../../../test/wire/cases/allCases.ts';
import { page, platformOf } from '../../../test/wire/wire.ts';
import { type Running, serveHttp } from '../../serve/httpServer.ts';
import { readOpenApi } from '../openapi/file.ts';
import { mockService } from './mockService.ts';

let running: Running;
beforeAll(async () => {
  running = await serveHttp(await mockService(readOpenApi()));
});
afterAll(() => running.close());

const at = (): ServiceAddress => ({ base: `${running.origin}/api`, service: 'loan', paths: {} });

const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${running.origin}/api${path}`, init);

const STANDARD = { building: '', gather: '', 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en' };

const post = (body: string, headers: object = STANDARD): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body,
});

describe('A mock server with nothing but the reference', () => {
  it.each(wireCases.map((wireCase) => [`${wireCase.name} ${wireCase.about ?? ''}`, wireCase] as const))(
    'takes the app’s own request and answers so that the app reads it: %s',
    async (_, { send }) => {
      expect(await send(makeClient(platformOf(fetch), page, at()))).toMatchObject({ kind: 'ok' });
    },
  );

  it('shows the image of a captcha', async () => {
    const response = await fetch(captchaUrl('s-1', page, at()), { headers: STANDARD });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('refuses, when asked to', async () => {
    const path = '/v2/loan/service/loan/repayment-confirm';
    const body = '{"verifyCode":"012345"}';
    const response = await ask(path, post(body, { ...STANDARD, prefer: 'example=refusal800006' }));
    expect(await response.json()).toMatchObject({ code: '800006' });
  });

  it.each([
    ['without a field', '/v2/loan/service/loan/repayment-confirm', post('{}')],
    ['of another type', '/user-problem/save-score', post('{"score":{}}')],
    ['without a header', '/user-problem/save-score', post('{"score":4}', {})],
    ['with a parameter that no page sends', '/user-problem/save-score?token=1', post('{"score":4}')],
  ])('does not take a request %s', async (_, path, init) => {
    expect((await ask(path, init)).status).toBe(400);
  });

  it('does not serve what only the native app calls', async () => {
    expect((await ask('/login/login', post('{}'))).status).toBeGreaterThanOrEqual(404);
  });
});

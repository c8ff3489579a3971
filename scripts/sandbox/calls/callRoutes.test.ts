import { describe, expect, it } from 'vitest';
import { callNames, endpoints } from '../../../shared/api/allEndpoints.ts';
import { callFor, ORIGIN, post, send, sessionOf } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

// The captcha's image is the only response without an envelope; promotion.test.ts tests it.
const calls = callNames.filter((name) => name !== 'readCaptcha');

describe('the calls', () => {
  const sandbox = sandboxForAllTests();
  const PLAN = `/api${endpoints.readPeriodPlan.path}`;

  it.each(calls)('answers %s with an envelope', async (name) => {
    const response = await send(sandbox, name, sessionOf('170001'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys((await response.json()) as object)).toEqual(['code', 'message', 'data']);
  });

  it.each([
    ['170001', 'Sample Wallet', ['In the app', 'At a counter']],
    ['174001', 'Sample Counter', ['At a counter']],
    ['170002', undefined, undefined],
  ])('has for %s the default code of %s, with steps in groups', async (orderId, name, groups) => {
    const { defDetail } = (await callFor(sandbox, orderId, 'readPeriodPlan')).data;
    expect([defDetail?.title, defDetail?.payNotice.map(({ title }) => title)]).toEqual([name, groups]);
  });

  it('takes events', async () => {
    const event = { productId: '2001', moduleId: 30, positionId: 1 };
    expect((await callFor(sandbox, '170001', 'saveEvent', event)).code).toBe('00');
    expect((await callFor(sandbox, '170001', 'saveEvent', { moduleId: 30 })).code).toBe('4000');
    expect((await callFor(sandbox, '170001', 'rateStore', { score: 6 })).code).toBe('4000');
  });

  it.each(['{"orderId":', '[]', 'null', '"text"'])('refuses the body %s plainly', async (body) => {
    const response = await post(sandbox, `${PLAN}?orderId=170001`, { body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: '4000', data: null });
  });

  it('refuses a product that is closed, and a call that names none but the session’s', async () => {
    expect((await callFor(sandbox, '110001', 'openProduct', { productId: '3004' })).code).toBe('4056');
    expect((await callFor(sandbox, '110001', 'openProduct')).code).toBe('4000');
  });

  it('has nothing elsewhere', async () => {
    for (const path of ['/api', '/api/none', '/sandbox/none', '/none'])
      expect((await sandbox.fetch(new Request(ORIGIN + path))).status).toBe(404);
  });
});

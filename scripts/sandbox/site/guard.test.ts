import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { codeFor, ORIGIN, paymentsOf, post, sessionOf } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

const ASK = '/api/v3/loan-details/generate-vcode';

describe('where a sandbox is', () => {
  const local = sandboxForAllTests();
  const configured = sandboxForAllTests({ publicOrigin: 'https://loans.example' });

  const payUrlOf = async (sandbox: Sandbox, origin: string, headers: Record<string, string> = {}) => {
    const body = JSON.stringify({ amount: 150_050, channelNumber: '90006' });
    const url = `${origin}${ASK}?${new URLSearchParams(sessionOf('170001'))}`;
    return (await post(sandbox, url, { body, headers })).text();
  };

  it.each(['http://localhost:4173', 'http://127.0.0.1:4000', 'http://[::1]:8080', 'https://ours.localhost:1'])(
    'is the host of the request where that is this machine: %s',
    async (origin) => {
      expect(await payUrlOf(local, origin)).toContain(`"${origin}/sandbox/pay/`);
    },
  );

  it.each([
    'http://evil.example',
    'http://192.168.1.5:4173',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
  ])('is never another machine that a request names: %s', async (origin) => {
    for (const path of ['/api/v3/personal-center/contact-kf-info', '/sandbox/', '/sandbox/staff']) {
      const response = await local.fetch(new Request(origin + path));
      expect([path, response.status]).toEqual([path, 421]);
    }
    expect(await payUrlOf(local, origin)).not.toContain('payUrl');
  });

  it.each([
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'host=evil.example;proto=https'],
    ['origin', 'https://evil.example'],
  ])('is not what the header %s says', async (name, value) => {
    expect(await payUrlOf(local, 'http://localhost:4000', { [name]: value })).toContain(
      '"http://localhost:4000/sandbox/pay/',
    );
  });

  it('is the configured origin, whatever host the request names', async () => {
    for (const origin of ['http://localhost:4000', 'http://evil.example']) {
      const answer = await payUrlOf(configured, origin, { 'x-forwarded-host': 'evil.example' });
      expect(answer).toContain('"https://loans.example/sandbox/pay/');
    }
  });
});

describe('a request to change something', () => {
  const sandbox = sandboxForAllTests();

  const foreign: readonly [string, Record<string, string>][] = [
    ['says that it crosses sites', { 'sec-fetch-site': 'cross-site', origin: ORIGIN }],
    ['says that it comes from a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['has the origin of another site', { origin: 'https://evil.example' }],
    ['has the origin of a page that hides its own', { origin: 'null' }],
  ];
  const own: readonly [string, Record<string, string>][] = [
    ['says that it stays on the site', { 'sec-fetch-site': 'same-origin' }],
    ['has this origin', { origin: ORIGIN }],
    ['comes from no page', {}],
  ];
  const steps: readonly (readonly [method: string, path: string])[] = [
    ['POST', '/sandbox/reset'],
    ['POST', '/sandbox/faults'],
    ['DELETE', '/sandbox/faults'],
    ['GET', '/sandbox/arm?call=readOrder&fault=drop'],
    ['POST', '/sandbox/counter'],
    ['POST', '/sandbox/staff/sign-in'],
    ['POST', '/sandbox/staff/1001'],
    ['POST', '/sandbox/reports/clear'],
  ];

  it.each(foreign)('is refused where it %s', async (_, headers) => {
    const payPath = new URL(await codeFor(sandbox, '170001', 150_050)).pathname;
    for (const [method, path] of [...steps, ['POST', payPath], ['POST', payPath.replace('pay', 'wallet')]] as const) {
      const response = await sandbox.fetch(new Request(ORIGIN + path, { method, headers }));
      expect([method, path, response.status]).toEqual([method, path, 403]);
    }
    expect(await paymentsOf(sandbox, '170001')).toEqual([]);
  });

  it.each(own)('is served where it %s', async (_, headers) => {
    const body = JSON.stringify({ call: 'readOrder', fault: 'drop', orderId: '1' });
    const armed = await post(sandbox, '/sandbox/faults', { headers, body });
    expect(armed.status).toBe(200);
    const arm = `${ORIGIN}/sandbox/arm?call=readOrder&fault=drop&orderId=1`;
    expect((await sandbox.fetch(new Request(arm, { headers }))).status).toBe(303);
    expect((await post(sandbox, '/sandbox/reset', { headers })).status).toBe(200);
  });

  it('is no report of a page, which older browsers send without its origin', async () => {
    const headers = { origin: 'null' };
    const body = JSON.stringify({ build: '1.0.0-1a2b3c4d', screen: 'repay', records: [] });
    expect((await post(sandbox, '/sandbox/reports', { headers, body })).status).toBe(204);
  });

  it('is only looked at, from anywhere', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await sandbox.fetch(new Request(`${ORIGIN}/sandbox/`, { headers }))).status).toBe(200);
  });
});

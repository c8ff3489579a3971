import { expect, it } from 'vitest';
import { ORIGIN, open, post, sessionOf } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

const local = sandboxForAllTests({ allowedOrigins: ['https://pages.example'] });
const configured = sandboxForAllTests({ publicOrigin: 'https://loans.example' });

const payUrlAt = async (sandbox: typeof local, origin: string, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ amount: 150_050, channelNumber: '90006' });
  const url = `${origin}/api/v3/loan-details/generate-vcode?${new URLSearchParams(sessionOf('170001'))}`;
  return (await post(sandbox, url, { body, headers })).text();
};

it.each(['http://localhost:4173', 'http://127.0.0.1:4000', 'http://[::1]:8080'])(
  'Links begin with the host of the request where that is this machine: %s',
  async (origin) => {
    const headers = { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    expect(await payUrlAt(local, origin, headers)).toContain(`"${origin}/sandbox/pay/`);
  },
);

it.each(['http://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example'])(
  'No other host is served: %s',
  async (origin) => {
    expect((await local.fetch(new Request(`${origin}/sandbox/`))).status).toBe(421);
    expect(await payUrlAt(local, origin)).not.toContain('payUrl');
    expect(await payUrlAt(configured, origin)).toContain('"https://loans.example/sandbox/pay/');
  },
);

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site', origin: ORIGIN },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
])('Nothing is changed on the word of another site’s page: %j', async (headers) => {
  for (const path of ['/sandbox/reset', '/sandbox/faults', '/sandbox/counter', '/sandbox/pay/1'])
    expect([path, (await post(local, path, { headers })).status]).toEqual([path, 403]);
  expect((await open(local, '/sandbox/', headers)).response.status).toBe(200);
  // Reports may come from any page: older browsers send them without their origin.
  const body = JSON.stringify({ screen: 'repay', records: [] });
  expect((await post(local, '/sandbox/reports', { headers, body })).status).toBe(204);
});

it.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { origin: ORIGIN }, {}])(
  'A page of this site, and a client that is no page, may: %j',
  async (headers) => expect((await post(local, '/sandbox/reset', { headers })).status).toBe(200),
);

it.each([
  ['https://pages.example', 'https://pages.example'],
  ['https://pages.example.evil.example', null],
  ['null', null],
])('Of other origins, only those listed may call: %s', async (origin, allowed) => {
  const request = new Request(`${ORIGIN}/api/growing/plan`, { method: 'OPTIONS', headers: { origin } });
  const { headers } = await local.fetch(request);
  expect(headers.get('access-control-allow-origin')).toBe(allowed);
  expect(headers.get('vary')).toContain('Origin');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

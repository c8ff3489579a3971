import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import type { ReadCall } from '../build/outputFolder.ts';
import { readCallsOf } from '../build/readAdapter.ts';
import { readBrand } from '../build/readBrand.ts';
import { root } from '../build/root.ts';
import { openTestSandbox } from '../sandbox/testBorrower.ts';
import { type Handler, type Running, serveHttp } from '../serve/httpServer.ts';
import { describeFindings } from './describeFindings.ts';
import { verifyService } from './verifyService.ts';

const PAGES = new URL('https://pages.example');
const running: Running[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.close()));
});

const serve = async (handle: Handler): Promise<URL> => {
  const server = await serveHttp(handle);
  running.push(server);
  return new URL(server.origin);
};

const contractCall = (url: string): ReadCall => ({
  url,
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  body: '{}',
  isAdapted: false,
});

const problemsAt = async (pages: URL, call: string | ReadCall): Promise<string> => {
  const found = await verifyService(pages, { readCall: typeof call === 'string' ? contractCall(call) : call });
  return found.flatMap(({ problems }) => problems).join('\n');
};

const refusal = (): Response => Response.json({ code: '-1', msg: 'Who are you?' });

it('A service on the pages’ own origin is well where it refuses a session of nobody in its own words', async () => {
  const origin = await serve(refusal);
  expect(await problemsAt(origin, '/api/order')).toBe('');
});

it('The sandbox is well, on the same origin and for pages of another one that it knows', async () => {
  const { sandbox, remove } = await openTestSandbox({ allowedOrigins: [PAGES.origin] });
  const origin = await serve((request) => sandbox.fetch(request));
  expect(await problemsAt(origin, `/api${readPeriodPlan.path}`)).toBe('');
  expect(await problemsAt(PAGES, `${origin.origin}/api${readPeriodPlan.path}`)).toBe('');
  expect(await problemsAt(new URL('https://other.example'), `${origin.origin}/api${readPeriodPlan.path}`)).toContain(
    'lets no page of https://other.example read it',
  );
  await remove();
});

it.each<readonly [how: string, handle: Handler, words: string]>([
  ['is down', () => new Response('', { status: 503 }), 'has the status 503: the service is down'],
  ['sends a login page', () => new Response('<html>Log in</html>'), 'has the status 200 and is no JSON: "<html>Log in'],
  ['has no such call', () => Response.json({ error: 'Not found' }, { status: 404 }), 'the service has no such call'],
  ['leads elsewhere', () => Response.redirect('https://a.example/login'), 'no page follows a redirect'],
])('A service that %s is told', async (_, handle, words) => {
  expect(await problemsAt(await serve(handle), '/api/order')).toContain(words);
});

describe('What is read by GET', () => {
  const orderCall: ReadCall = { url: '/api/order', method: 'GET', headers: {}, isAdapted: false };
  const problemsOf = async (headers: HeadersInit, status = 200): Promise<string> => {
    const origin = await serve(({ method }) =>
      method === 'GET' ? Response.json({ code: '-1' }, { headers, status }) : refusal(),
    );
    const found = await verifyService(origin, { readCall: contractCall('/api/plan'), orderCall });
    return found.flatMap(({ problems }) => problems).join();
  };
  const expires = 'Fri, 01 Jan 2100 00:00:00 GMT';

  it.each<HeadersInit>([
    { expires, 'cache-control': 'no-store' },
    { 'x-cache': 'Miss from white-1' },
    { 'cache-status': '"Edge"; fwd=stale; stored' },
  ])('may have %j', async (headers) => {
    expect(await problemsOf(headers)).toBe('');
  });

  it.each<readonly [headers: HeadersInit, problem: string]>([
    [{ 'cache-control': 'public, max-age=60' }, 'may be kept by a cache'],
    [{ age: '7' }, 'comes from a cache'],
    [{ 'x-cache': 'TCP_MEM_HIT' }, 'comes from a cache'],
  ])('may not have %j, as it is one borrower’s', async (headers, problem) => {
    expect(await problemsOf(headers)).toContain(problem);
  });

  it('is told by itself where a proxy has no such path for it', async () => {
    expect(await problemsOf({}, 404)).toContain('has the status 404');
  });
});

it.each<readonly [reportsTo: string, collect: () => Response, words: string]>([
  ['/report', () => new Response(null, { status: 204 }), ''],
  ['/report', () => new Response('Which build?', { status: 400 }), ''],
  ['/report', () => new Response('', { status: 405 }), 'has the status 405: no collector takes reports'],
  ['/report', () => new Response('<!doctype html>'), 'has the status 200 and is a page: no collector takes reports'],
])('What pages report to (%s) is asked whether it takes a report: %#', async (reportsTo, collect, words) => {
  const origin = await serve(({ url }) => (new URL(url).pathname === reportsTo ? collect() : refusal()));
  const found = await verifyService(origin, { readCall: contractCall('/api/plan'), reportsTo });
  expect(found.flatMap(({ problems }) => problems).join()).toBe(words);
});

it('A service that nobody can reach is told', async () => {
  const origin = await serve(refusal);
  await running.pop()?.close();
  expect(await problemsAt(origin, '/api/order')).toMatch(/^does not come: .*ECONNREFUSED/);
});

it('A service of another origin that does not take a header of the calls is told which', async () => {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type, X-Requested-With, building, gather, swift',
  };
  const origin = await serve(() => Response.json({ code: '-1' }, { headers }));
  const found = await verifyService(PAGES, { readCall: contractCall(`${origin.origin}/api/order`) });
  const [, problem, , mend] = describeFindings(found);
  expect([problem, mend]).toEqual([
    'The answer does not allow the header eyes',
    expect.stringContaining('Access-Control-Allow-Headers'),
  ]);
});

describe('A service of another form, which the brand’s adapter asks', () => {
  const adapted = async (apiBase: string): Promise<ReadCall> =>
    (await readCallsOf({ apiBase, ...(await readBrand(join(root, 'shared/brand/brands/adapted'))) })).readCall;

  it('is asked as the pages ask it, and is well where it knows of no order of nobody’s', async () => {
    const asked: string[] = [];
    const origin = await serve(({ method, url, headers }) => {
      asked.push(`${method} ${new URL(url).pathname} ${headers.get('authorization')}`);
      return Response.json({ errors: [{ code: 'not_found' }] }, { status: 404 });
    });
    expect(await problemsAt(origin, await adapted('/api'))).toBe('');
    expect(asked).toEqual(['POST /api/rest/read-period-plan null']);
  });

  it('is told where there is nothing of the kind', async () => {
    const origin = await serve(() => new Response('<h1>Not found</h1>', { status: 404 }));
    expect(await problemsAt(origin, await adapted('/api'))).toContain('the service has no such call');
  });
});

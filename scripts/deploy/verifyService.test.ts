import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import type { ReadCall } from '../build/outputFolder.ts';
import { readBrand } from '../build/readBrand.ts';
import { readCallOf } from '../build/readCall.ts';
import { root } from '../build/root.ts';
import { openTestSandbox } from '../sandbox/testBorrower.ts';
import { type Handler, type Running, serveHttp } from '../serve/httpServer.ts';
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
  const found = await verifyService(pages, typeof call === 'string' ? contractCall(call) : call);
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
  [
    'leads elsewhere',
    () => new Response(null, { status: 302, headers: { location: '/login' } }),
    'no page follows a redirect',
  ],
])('A service that %s is told', async (_, handle, words) => {
  expect(await problemsAt(await serve(handle), '/api/order')).toContain(words);
});

it('A service that nobody can reach is told', async () => {
  const origin = await serve(refusal);
  await running.pop()?.close();
  expect(await problemsAt(origin, '/api/order')).toContain('ECONNREFUSED');
});

it('A service of another origin that does not take a header of the calls is told which', async () => {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type, X-Requested-With, building, gather, swift',
  };
  const origin = await serve(() => Response.json({ code: '-1' }, { headers }));
  expect(await problemsAt(PAGES, `${origin.origin}/api/order`)).toBe('does not allow the header eyes');
});

describe('A service of another form, which the brand’s adapter asks', () => {
  const adapted = async (apiBase: string): Promise<ReadCall> =>
    readCallOf({ apiBase, ...(await readBrand(join(root, 'shared/brand/brands/adapted'))) });

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

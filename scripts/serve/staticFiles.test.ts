import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { folderForAllTests } from '../testing/temporaryFolder.ts';
import { staticHost } from './staticFiles.ts';

const inFolder = folderForAllTests();
let host: ReturnType<typeof staticHost>;
beforeAll(() => {
  mkdirSync(inFolder('repay'));
  writeFileSync(inFolder('_headers'), '/repay\n  Cache-Control: public, max-age=300\n');
  writeFileSync(inFolder('404.html'), 'There is no such page');
  writeFileSync(inFolder('repay/index.html'), 'What is due. '.repeat(100));
  writeFileSync(inFolder('repay/index.html.br'), 'its packed copy');
  writeFileSync(inFolder('copied.txt'), 'What a build leaves');
  writeFileSync(inFolder('copied.txt.br'), 'its packed copy');
  host = staticHost(inFolder());
});

const ask = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  host(new Request(`http://host.test${path}`, { headers }));

it.each(['br', 'gzip', 'identity'])(
  'Answers 304 with its headers to a known tag by %s, whatever the query',
  async (packed) => {
    const first = await ask('/repay?sessionId=one', { 'accept-encoding': packed });
    expect([first.status, first.headers.get('content-encoding') ?? 'identity']).toEqual([200, packed]);
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('/repay?sessionId=two', { 'accept-encoding': packed, 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=300');
  },
);

it('Has another tag for each encoding', async () => {
  const tagOf = async (packed: string) =>
    (await ask('/repay', { 'accept-encoding': packed })).headers.get('etag') ?? '';
  expect((await ask('/repay', { 'accept-encoding': 'br', 'if-none-match': await tagOf('gzip') })).status).toBe(200);
});

it('Sends the packed copy beside a file as it is, and to nobody by its own address', async () => {
  expect(await (await ask('/copied.txt', { 'accept-encoding': 'br' })).text()).toBe('its packed copy');
  expect((await ask('/copied.txt.br')).status).toBe(404);
  expect((await ask('/_headers')).status).toBe(404);
});

it('Answers 404, which nobody keeps, with the page for it', async () => {
  const missing = await ask('/none');
  expect([missing.status, await missing.text()]).toEqual([404, 'There is no such page']);
  expect([missing.headers.get('cache-control'), missing.headers.get('etag')]).toEqual(['no-store', null]);
});

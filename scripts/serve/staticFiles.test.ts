import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { folderForAllTests } from '../testing/temporaryFolder.ts';
import { staticHost } from './staticFiles.ts';

const inFolder = folderForAllTests();
let host: ReturnType<typeof staticHost>;
beforeAll(() => {
  mkdirSync(inFolder('repay'));
  writeFileSync(inFolder('_headers'), '/repay\n  Cache-Control: public, max-age=300\n');
  writeFileSync(inFolder('404.html'), '');
  writeFileSync(inFolder('repay/index.html'), 'What is due. '.repeat(100));
  writeFileSync(inFolder('repay/index.html.br'), 'its packed copy');
  writeFileSync(inFolder('copied.txt'), 'What a build leaves');
  writeFileSync(inFolder('copied.txt.br'), 'its packed copy');
  host = staticHost(inFolder());
});

const ask = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  host(new Request(`http://host.test${path}`, { headers }));

it.each(['br', 'gzip', 'identity'])(
  'Answers 304 with its headers to a known tag by %s, whatever the query, and another encoding has another tag',
  async (packed) => {
    const first = await ask('/repay?sessionId=one', { 'accept-encoding': packed });
    expect([first.status, first.headers.get('content-encoding') ?? 'identity']).toEqual([200, packed]);
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('/repay?sessionId=two', { 'accept-encoding': packed, 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=300');
    const other = packed === 'br' ? 'gzip' : 'br';
    expect((await ask('/repay', { 'accept-encoding': other, 'if-none-match': etag })).status).toBe(200);
  },
);

it('Sends the packed copy beside a file as it is, and to nobody by its own address', async () => {
  expect(await (await ask('/copied.txt', { 'accept-encoding': 'br' })).text()).toBe('its packed copy');
  expect((await ask('/copied.txt.br')).status).toBe(404);
  expect((await ask('/_headers')).status).toBe(404);
});

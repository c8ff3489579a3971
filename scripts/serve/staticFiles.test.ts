import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { folderForAllTests } from '../testing/temporaryFolder.ts';
import { staticHost } from './staticFiles.ts';

const inFolder = folderForAllTests();
let host: ReturnType<typeof staticHost>;
beforeAll(() => {
  mkdirSync(inFolder('repay'));
  writeFileSync(inFolder('_headers'), '/repay\n  Cache-Control: public, max-age=300\n');
  writeFileSync(inFolder('404.html'), 'There is no such page');
  writeFileSync(inFolder('repay/index.html'), 'What is due');
  host = staticHost(inFolder());
});

const ask = (path: string, headers: Record<string, string> = {}): Response =>
  host(new Request(`http://host.test${path}`, { headers }));

it.each(['br', 'gzip', 'identity'])(
  'Who has a document as it goes out by %s is told so, whatever the query',
  async (packed) => {
    const first = ask('/repay?sessionId=one', { 'accept-encoding': packed });
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]+"$/)]);
    // A proxy that compresses a response anew turns the tag into a weak one.
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const again = ask('/repay?sessionId=two', { 'accept-encoding': packed, 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toBe('public, max-age=300');
      expect(again.headers.get('etag')).toBe(etag);
    }
  },
);

it('Who has it packed in another way, or another one, gets it', () => {
  const tagOf = (packed: string) => ask('/repay', { 'accept-encoding': packed }).headers.get('etag') ?? '';
  expect(ask('/repay', { 'accept-encoding': 'br', 'if-none-match': tagOf('gzip') }).status).toBe(200);
  const before = tagOf('br');
  writeFileSync(inFolder('repay/index.html'), 'What is due, anew');
  expect(ask('/repay', { 'accept-encoding': 'br', 'if-none-match': before }).status).toBe(200);
});

it('The packed copy beside a file goes out as it is, and not where it is older than the file', async () => {
  writeFileSync(inFolder('copied.txt'), 'What a build leaves');
  writeFileSync(inFolder('copied.txt.br'), 'its packed copy');
  const sent = () => ask('/copied.txt', { 'accept-encoding': 'br' }).text();
  expect(await sent()).toBe('its packed copy');
  const later = new Date(Date.now() + 60_000);
  utimesSync(inFolder('copied.txt'), later, later);
  expect(await sent()).not.toBe('its packed copy');
});

it('What is not there has no tag', () => {
  expect(ask('/none').headers.get('etag')).toBeNull();
  expect(ask('/none', { 'if-none-match': '*' }).status).toBe(404);
});

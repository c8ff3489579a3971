import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderForAllTests } from '../testing/temporaryFolder.ts';
import { staticHost } from './staticFiles.ts';

const inFolder = folderForAllTests();

it('Sends the packed copy beside a file as it is, and to nobody by its own address', async () => {
  writeFileSync(inFolder('_headers'), '');
  writeFileSync(inFolder('404.html'), '');
  writeFileSync(inFolder('copied.txt'), 'What a build leaves');
  writeFileSync(inFolder('copied.txt.br'), 'its packed copy');
  const host = staticHost(inFolder());
  const ask = async (path: string): Promise<Response> =>
    host(new Request(`http://host.test${path}`, { headers: { 'accept-encoding': 'br' } }));
  expect(await (await ask('/copied.txt')).text()).toBe('its packed copy');
  expect((await ask('/copied.txt.br')).status).toBe(404);
  expect((await ask('/_headers')).status).toBe(404);
});

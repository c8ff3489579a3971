import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './build/root.ts';
import { sandboxForAllTests } from './sandbox/testSandbox.ts';
import { type Running, serveHttp } from './serve/httpServer.ts';
import { folderForAllTests } from './testing/temporaryFolder.ts';

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

type Settings = Readonly<Record<string, string>>;

const inFolder = folderForAllTests();
const outDir = (): string => inFolder('dist');

/** Runs a command of package.json with these settings, and none of this process's own. */
const run = (script: string, settings: Settings, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, OUT_DIR: outDir(), ...settings } as NodeJS.ProcessEnv;
    const command = ['--import', 'tsx', join(root, 'scripts', script), ...args];
    const child = execFile(process.execPath, command, { env, cwd: root }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });

let other: Running;
beforeAll(async () => {
  other = await serveHttp(() => new Response(''));
  mkdirSync(inFolder('mine'));
  mkdirSync(inFolder('part'));
  for (const file of ['404.html', '_headers', '_build.json']) writeFileSync(inFolder('part', file), '{}');
  writeFileSync(inFolder('mine/letter.txt'), 'Dear');
  writeFileSync(inFolder('brand.ts'), 'export const brand = {\n  id: "acme"\n  name: "Acme",\n};\n');
});
afterAll(() => other.close());

const taken = (): Settings => ({ PORT: new URL(other.origin).port });

const isServed = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );

describe('A command that was begun by npm', () => {
  it('ends with it, though npm hands on a signal no further than to the shell', async () => {
    const spare = await serveHttp(() => new Response(''));
    const { port } = new URL(spare.origin);
    await spare.close();
    const command = `"${process.execPath}" --import tsx scripts/dev.ts; true`;
    const shell = spawn('sh', ['-c', command], { cwd: root, stdio: 'ignore', env: { ...process.env, PORT: port } });
    const address = `http://localhost:${port}/sandbox/`;
    await expect.poll(() => isServed(address), { interval: 250, timeout: 120_000 }).toBe(true);
    shell.kill();
    await expect.poll(() => isServed(address), { interval: 250, timeout: 30_000 }).toBe(false);
  });

  it('ends without a word where nobody reads on', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/texts.ts'), 'export', 'fil']);
    let said = '';
    child.stderr.on('data', (part) => {
      said += part;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    await once(child, 'close');
    expect([child.exitCode, said]).toEqual([0, '']);
  });
});

describe('A setting that is of no use stops a command in one line, before anything is built:', () => {
  it.each<readonly [script: string, what: string, settings: () => Settings, args: () => string[], message: RegExp]>([
    ['start.ts', 'a port that is taken', taken, () => [], /address already in use/],
    [
      'build.ts',
      'a brand with a syntax error',
      () => ({ BRAND_DIR: inFolder() }),
      () => [],
      /brand\.ts:3 cannot be read/,
    ],
    ['build.ts', "a folder that is somebody's", () => ({ OUT_DIR: inFolder('mine') }), () => [], /no build has made/],
    ['build.ts', 'a brand that has not been set', () => ({ BRAND_DIR: '' }), () => [], /^BRAND_DIR is set and empty/],
    ['dev.ts', 'a port that is no number', () => ({ PORT: 'abc' }), () => [], /^PORT is "abc"/],
    [
      'verifyDeploy.ts',
      'no build',
      () => ({}),
      () => [other.origin, '--dir', inFolder('mine')],
      /There is no build in/,
    ],
    [
      'verifyDeploy.ts',
      'a build that is not whole',
      () => ({}),
      () => [other.origin, '--dir', inFolder('part')],
      /is not whole/,
    ],
    ['locate.ts', 'no maps', () => ({}), () => ['repay:1:2', '--maps', inFolder('mine')], /no source map of repay/],
  ])('%s, %s', async (script, _, settings, args, message) => {
    const { code, stdout, stderr } = await run(script, settings(), ...args());
    expect(stderr.trim()).toMatch(message);
    expect(stderr.trim()).not.toContain('\n');
    expect([code, stdout]).toEqual([script === 'verifyDeploy.ts' ? 2 : 1, '']);
    expect(existsSync(outDir())).toBe(false);
    expect(readdirSync(inFolder('mine'))).toEqual(['letter.txt']);
  });

  it('a word that no part of the tests has in its name', async () => {
    const { code, stderr } = await run('test.ts', {}, 'typo');
    expect(stderr).toMatch(/^No part of the tests has "typo" in its name\. There are:\n {2}types\n/);
    expect(code).toBe(1);
  });
});

describe('npm run conform', () => {
  const sandbox = sandboxForAllTests();
  const conformant = /^[1-9]\d calls made, \d+ not: conformant$/m;

  it('ends with 0 on the sandbox, 1 at a wrong address, 2 where nothing answers or it is called wrongly', async () => {
    const service = await serveHttp(sandbox.fetch);
    const api = `${service.origin}/api`;
    const conform = (args: readonly string[], BRAND = ''): Promise<Ended> => run('conform.ts', { BRAND }, ...args);
    const asked = await Promise.all([
      conform([api]),
      conform([api], 'adapted'),
      conform([service.origin, '--only', 'readOrder']),
      conform(['http://localhost:9', '--only', 'readOrder']),
    ]);
    expect(asked.map(({ code }) => code)).toEqual([0, 0, 1, 2]);
    const said = [conformant, conformant, /http-status: HTTP/, /no-answer: HTTP/];
    for (const [at, words] of said.entries()) expect(asked[at]?.stdout).toMatch(words);
    const refused = await Promise.all([
      conform(['https://name:word@my.api']),
      conform(['https://my.api']),
      conform([api, '--wirte']),
      conform([api, '--only', 'readOrders']),
    ]);
    const slips = ['Name one address', 'Name an account', 'npm run conform', 'There is no call readOrders'];
    expect(refused).toEqual(slips.map((slip) => ({ code: 2, stdout: '', stderr: expect.stringContaining(slip) })));
    await service.close();
  });
});

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from './build/root.ts';
import { type Running, serveHttp } from './serve/httpServer.ts';
import { folderForAllTests } from './testing/temporaryFolder.ts';

interface Ended {
  readonly code: number;
  readonly said: string;
  readonly wrong: string;
}

type Settings = Readonly<Record<string, string>>;

/** Returns the environment of a command: these settings, and none of this process's own except PATH and HOME. */
const environmentOf = (settings: Settings): NodeJS.ProcessEnv =>
  ({ PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings }) as NodeJS.ProcessEnv;

/** Runs a command of package.json in a process of its own, with these settings. */
const run = (script: string, settings: Settings, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = environmentOf(settings);
    const command = ['--import', 'tsx', join(root, 'scripts', script), ...args];
    const child = execFile(process.execPath, command, { env, cwd: root }, (_, said, wrong) =>
      resolve({ code: child.exitCode ?? -1, said, wrong }),
    );
  });

const { env, argv } = process;
afterEach(() => {
  process.env = env;
  process.argv = argv;
  process.exitCode = undefined;
});

let runs = 0;

/** Runs the command in this process, where its imports are loaded already; starting a process takes a second or two. */
const runHere = async (script: string, settings: Settings, ...args: readonly string[]): Promise<Ended> => {
  process.env = environmentOf(settings);
  process.argv = [process.execPath, script, ...args];
  const [said, wrong] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of [said, wrong]) spy.mockImplementation(() => {});
  // A new query each time, because a module is evaluated once per address.
  runs += 1;
  await import(/* @vite-ignore */ `./${script}?${runs}`);
  const words = (spy: typeof said): string => spy.mock.calls.flat().join('\n');
  return { code: Number(process.exitCode), said: words(said), wrong: words(wrong) };
};

const inFolder = folderForAllTests();
const outDir = (): string => inFolder('dist');
const asked = vi.fn(() => new Response(''));
let other: Running;
beforeAll(async () => {
  other = await serveHttp(asked);
  mkdirSync(inFolder('mine'));
  writeFileSync(inFolder('mine/letter.txt'), 'Dear');
  for (const folder of ['broken', 'empty']) mkdirSync(inFolder(folder));
  for (const file of ['_build.json', '404.html', '_headers', 'repay.map']) writeFileSync(inFolder('empty', file), '{}');
  for (const file of ['_build.json', 'repay.map']) writeFileSync(inFolder('broken', file), '{');
  writeFileSync(inFolder('brand.ts'), 'export const brand = {\n  id: "acme"\n  name: "Acme",\n};\n');
});
afterAll(() => other.close());

const taken = (): string => new URL(other.origin).port;

/** The input of a command: its environment variables or, as a list, its arguments. */
type Given = Settings | string[];

type Case = readonly [script: string, what: string, given: () => Given, word: RegExp];

const nowhere = 'http://localhost:1';

const cases: readonly Case[] = [
  ['start.ts', 'a port that is taken', () => ({ PORT: taken() }), /something else listens there/],
  ['start.ts', 'a port that is none', () => ({ PORT: 'abc' }), /^PORT is "abc"/],
  ['start.ts', 'a database that is none', () => ({ DATABASE_URL: 'nonsense://x' }), /^DATABASE_URL must be/],
  ['start.ts', 'a path with a slip', () => ({ BASE_PATH: '/my app' }), /^BASE_PATH is "\/my app"/],
  ['build.ts', 'a brand with a slip of the pen', () => ({ BRAND_DIR: inFolder() }), /brand\.ts:3 cannot be read/],
  ['build.ts', 'a folder that is somebody’s', () => ({ OUT_DIR: inFolder('mine') }), /no build has made/],
  ['build.ts', 'a folder outside that is not named whole', () => ({ OUT_DIR: '../www' }), /^OUT_DIR is "..\/www"/],
  ['build.ts', 'a brand that has not been set', () => ({ BRAND_DIR: '' }), /^BRAND_DIR is set and empty/],
  ['build.ts', 'a service without TLS', () => ({ API_BASE: 'http://a.example' }), /^API_BASE is "http:\/\/a\.example"/],
  ['mock.ts', 'a port that is taken', () => ({ PORT: taken() }), /something else listens there/],
  ['gallery.ts', 'a port that is taken', () => ({ PORT: taken() }), /something else listens there/],
  ['gallery.ts', 'a port that is none', () => ({ PORT: 'abc' }), /^PORT is "abc"/],
  ['dev.ts', 'a port that is none', () => ({ PORT: 'abc' }), /^PORT is "abc"/],
  ['lighthouse.ts', 'a brand with a slip of the pen', () => ({ BRAND_DIR: inFolder() }), /brand\.ts:3 cannot be read/],
  ['checkRules.ts', 'a folder that git does not know', () => ({ GIT_DIR: inFolder('mine') }), /^git knows no files in/],
  ['conform.ts', 'a report that is a folder', () => [other.origin, '--out', inFolder()], /^EISDIR: .*open/],
  ['verifyDeploy.ts', 'no build', () => [nowhere, '--dir', inFolder('mine')], /^There is no build in/],
  ['verifyDeploy.ts', 'half a build', () => [nowhere, '--dir', inFolder('broken')], /_build\.json is no JSON/],
  ['verifyDeploy.ts', 'no certificate', () => [nowhere, '--ca', inFolder('brand.ts')], /there is no certificate/],
  ['verifyDeploy.ts', 'a build of nothing', () => [nowhere, '--dir', inFolder('empty')], /has no whole _build\.json:/],
  ['locate.ts', 'no folder', () => ['client.js:1:2', '--maps', inFolder('nope')], /^--maps is ".*nope", and there/],
  ['locate.ts', 'a map of nothing', () => ['repay:1:2', '--maps', inFolder('empty')], /repay\.map is no source map/],
  ['locate.ts', 'no maps', () => ['repay:1:2', '--maps', inFolder('broken')], /repay\.map is no source map/],
];

describe('A setting that is of no use', () => {
  it.each(cases)(
    'stops %s in one line, before anything is built: %s',
    async (script, what, given, word) => {
      // The first case of each command runs in a process of its own, to show that the command starts at all.
      const [, first] = cases.find(([name]) => name === script) ?? [];
      const is = given();
      const [settings, args] = Array.isArray(is) ? [{}, is] : [is, []];
      const env = { OUT_DIR: outDir(), ...settings };
      const { code, said, wrong } = await (what === first ? run : runHere)(script, env, ...args);
      expect(wrong.trim()).toMatch(word);
      expect(wrong.trim()).not.toContain('\n');
      expect([code, said]).toEqual([/^(conform|verify)/.test(script) ? 2 : 1, '']);
      expect(asked).not.toHaveBeenCalled();
      expect(existsSync(outDir())).toBe(false);
      expect(readdirSync(inFolder('mine'))).toEqual(['letter.txt']);
    },
    60_000,
  );

  it('is a folder of somebody’s for a release, too, and a sample that nobody has allowed: nothing is touched', async () => {
    const build = inFolder('build');
    mkdirSync(build);
    writeFileSync(join(build, '_build.json'), '{ "brand": "Sample Loan", "isSample": true, "isWhole": true }');
    const release = (settings: Record<string, string>) => run('release.ts', settings, inFolder('mine'), '--dir', build);
    const [sample, allowed] = await Promise.all([release({}), release({ ALLOW_SAMPLES: '1' })]);
    expect(sample).toEqual({ code: 1, said: '', wrong: expect.stringMatching(/^The build .* ALLOW_SAMPLES=1\.\n$/) });
    expect(allowed).toEqual({ code: 1, said: '', wrong: expect.stringMatching(/^.*mine holds files that .*\n$/) });
    expect(readdirSync(inFolder('mine'))).toEqual(['letter.txt']);
  }, 60_000);

  it.each([
    ['dev.ts', /PORT=3000/],
    ['sbom.ts', /^npm run sbom -- \[sbom\.json\]$/],
    ['reference.ts', /^npm run reference$/],
    ['sizes.ts', /npm run sizes/],
    ['lines.ts', /^npm run lines$/],
    ['check.ts', /^npm run check$/],
  ])(
    'is an argument that %s does not read, too: it says how it is called, and does nothing',
    async (script, usage) => {
      const { code, said, wrong } = await run(script, {}, '--help');
      const [first, second] = wrong.split('\n');
      expect([code, said, first]).toEqual([1, '', "Unknown option '--help'."]);
      expect(second).toMatch(usage);
      expect(existsSync(join(root, '--help'))).toBe(false);
    },
    60_000,
  );

  it('is a word that no test step’s name holds, too: the command fails and names them all', async () => {
    const { code, wrong } = await run('test.ts', {}, 'typo');
    expect(wrong).toMatch(/^No step's name holds "typo"\. There are:\n( {2}.*\n)* {2}Types\n/);
    expect(code).toBe(1);
  }, 60_000);
});

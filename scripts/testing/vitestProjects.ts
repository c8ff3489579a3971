import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';

const root = join(import.meta.dirname, '../..');

const FOLDERS = ['shared', 'pages', 'scripts', 'test/wire', 'test/hostile', 'test/bench', 'test/faults'];

// They run whole commands, each with seconds of CPU time.
const OF_COMMANDS = ['scripts/commands.test.ts'];

const unitTests: readonly string[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
).filter((file) => !OF_COMMANDS.includes(file));

const code = new Map(unitTests.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const matching = (pattern: RegExp): string[] => unitTests.filter((file) => pattern.test(code.get(file) ?? ''));

// Mocks of modules, listeners on the window, and how `react-dom` changes Preact would leak into the next file.
const isolated = matching(
  /\bvi\.(mock|doMock|resetModules)\b|happy-dom[\s\S]*(\bvi\.stubGlobal\b|\bhistory\.|'react-dom\/)/,
);
const withDocument = matching(/@vitest-environment happy-dom/).filter((file) => !isolated.includes(file));

type Tests = Exclude<TestProjectConfiguration, string | Promise<unknown> | ((...args: never[]) => unknown)>['test'];

const project = (name: string, test: Tests): TestProjectConfiguration => ({ extends: true, test: { name, ...test } });

const AFTER_EACH_TEST = ['test/support/afterEachTest.ts'];

const BUILD = ['scripts/testing/ensureBuild.ts'];

// Beside each other, after the unit tests, and more than there are processors: what runs in browsers, hosts and compilers mostly waits for them.
const SLOW: Tests = {
  sequence: { groupOrder: 3 },
  maxWorkers: 4,
  testTimeout: 180_000,
  // The first run installs the browsers.
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
};

/**
 * All tests that Vitest runs. Loading every module anew for each file takes longer than most unit tests, so they share modules, and those with a
 * document share that, unless they would leak into each other.
 */
export const projects: TestProjectConfiguration[] = [
  project('unit', {
    include: unitTests.filter((file) => !isolated.includes(file) && !withDocument.includes(file)),
    isolate: false,
    setupFiles: AFTER_EACH_TEST,
  }),
  project('document', {
    include: withDocument,
    isolate: false,
    setupFiles: [...AFTER_EACH_TEST, 'test/support/emptyDocument.ts'],
    // A process that has a document goes on only with the next file that needs one: they follow each other.
    sequence: { groupOrder: 1 },
  }),
  project('isolated', { include: isolated, setupFiles: AFTER_EACH_TEST }),
  project('build', {
    include: ['test/build/*.test.ts'],
    isolate: false,
    globalSetup: BUILD,
    sequence: { groupOrder: 2 },
  }),
  project('commands', { ...SLOW, include: OF_COMMANDS }),
  ...['hosts', 'engines', 'prerender'].map((name) =>
    project(name, { ...SLOW, include: [`test/${name}/*.test.ts`], globalSetup: BUILD }),
  ),
  project('native', { ...SLOW, include: ['test/native/*.test.ts'] }),
];

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/root.ts';

const FOLDERS = [
  ...['shared', 'pages', 'scripts'],
  ...['test/wire', 'test/build', 'test/hostile', 'test/bench', 'test/mutation'],
];

/** Every test that vitest runs in one process with others, as patterns. */
export const unitTests: readonly string[] = FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** What `npm run check` leaves out, for it builds nothing: tests of what a build leaves. */
export const testsOfBuilds: readonly string[] = [
  'test/build/**',
  'test/hostile/**',
  'scripts/deploy/verifyHost.test.ts',
];

// What a file replaces in the modules or the globals, the next one would meet.
const REPLACES = /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv)\b|@vitest-environment/;

const isIsolated = (file: string): boolean => REPLACES.test(readFileSync(join(root, file), 'utf8'));

/** The tests that replace modules or globals, or need a DOM: each gets modules and globals of its own, which takes longer. */
export const isolatedTests = (): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
    .filter(isIsolated)
    .sort();

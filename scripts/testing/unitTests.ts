import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/root.ts';

const FOLDERS = [
  ...['shared', 'pages', 'scripts'],
  ...['test/wire', 'test/build', 'test/hostile', 'test/bench', 'test/mutation'],
];

/** Every test that vitest runs, as patterns. */
export const unitTests: readonly string[] = FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** What `npm run check` leaves out, for it builds nothing: tests of what a build leaves. */
export const testsOfBuilds: readonly string[] = [
  'test/build/**',
  'test/hostile/**',
  'scripts/deploy/verifyHost.test.ts',
];

/** What `npm test` leaves to `npm run test:all`: tests that start one command after the other, for each takes seconds of a processor. */
export const testsOfCommands: readonly string[] = [
  'scripts/commands.test.ts',
  'scripts/conform/command.test.ts',
  'test/build/startMaps.test.ts',
];

// What a file replaces in the modules, the next one would meet; a global that it replaces, it puts back itself.
const REPLACES = /\bvi\.(mock|doMock|resetModules)\b/;
const NEEDS_DOCUMENT = /@vitest-environment happy-dom/;
// What such a file starts listens to the window, and goes on listening; `react-dom` changes how Preact names its events.
const NEEDS_OWN_DOCUMENT = /\bvi\.stubGlobal\b|\bhistory\.|'react-dom\//;

/** Whose modules and globals a test gets: those of other tests too, with a document or without, or its own, which takes longer. */
type Surroundings = 'shared' | 'sharedDocument' | 'own';

const surroundingsOf = (file: string): Surroundings => {
  const code = readFileSync(join(root, file), 'utf8');
  if (REPLACES.test(code)) return 'own';
  if (!NEEDS_DOCUMENT.test(code)) return 'shared';
  return NEEDS_OWN_DOCUMENT.test(code) ? 'own' : 'sharedDocument';
};

/** The tests that get such surroundings, as paths. */
export const testsWith = (surroundings: Surroundings): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
    .filter((file) => surroundingsOf(file) === surroundings)
    .sort();

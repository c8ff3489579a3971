import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/root.ts';

const FOLDERS = [
  ...['shared', 'pages', 'scripts'],
  ...['test/wire', 'test/build', 'test/hostile', 'test/bench', 'test/mutation'],
];

/** The glob patterns of all tests that vitest runs. */
export const unitTests: readonly string[] = FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** The tests of build output, which `npm run check` skips because it builds nothing. */
export const testsOfBuilds: readonly string[] = [
  'test/build/**',
  'test/hostile/**',
  'scripts/deploy/verifyHost.test.ts',
];

/** The tests that `npm test` leaves to `npm run test:all`: they run one command after the other, each with seconds of CPU time. */
export const testsOfCommands: readonly string[] = [
  'scripts/commands.test.ts',
  'scripts/conform/command.test.ts',
  'test/build/startMaps.test.ts',
];

// Module mocks would leak into the next file, so such a file is isolated; a file restores the globals that it stubs itself.
const REPLACES = /\bvi\.(mock|doMock|resetModules)\b/;
const NEEDS_DOCUMENT = /@vitest-environment happy-dom/;
// Such files leave listeners on the window, and `react-dom` changes how Preact names events, so they get their own document.
const NEEDS_OWN_DOCUMENT = /\bvi\.stubGlobal\b|\bhistory\.|'react-dom\//;

/** Isolation of a test file: modules and globals shared with other files, with or without a DOM, or its own, which is slower. */
type Surroundings = 'shared' | 'sharedDocument' | 'own';

const surroundingsOf = (file: string): Surroundings => {
  const code = readFileSync(join(root, file), 'utf8');
  if (REPLACES.test(code)) return 'own';
  if (!NEEDS_DOCUMENT.test(code)) return 'shared';
  return NEEDS_OWN_DOCUMENT.test(code) ? 'own' : 'sharedDocument';
};

/** Returns the paths of the test files with this isolation. */
export const testsWith = (surroundings: Surroundings): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
    .filter((file) => surroundingsOf(file) === surroundings)
    .sort();

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import type { Seed } from './Seed.ts';

// What is installed or unpacked is shared with the project itself: copying it would take longer than a test.
const SHARED = ['node_modules', 'test/engines/node_modules', 'test/engines/.cache'];

const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));

/** A copy of the project's sources at `folder`, in which bugs can be seeded without touching the project. */
export const makeTree = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const file of sourceFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const path of SHARED) {
    mkdirSync(join(root, path), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
};

/** How often a seed's piece stands in its file; anything but 1 means that the sources have moved on. */
export const timesFound = (folder: string, { file, find }: Seed): number =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').split(find).length - 1 : 0;

/** Seeds a bug in the tree. Answers how to take it back; throws where the piece is not there exactly once. */
export const plant = (folder: string, seed: Seed): (() => void) => {
  const times = timesFound(folder, seed);
  if (times !== 1) throw new Error(`${seed.file} holds the piece of "${seed.harm}" ${times} times, not once.`);
  const file = join(folder, seed.file);
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace(seed.find, () => seed.replace),
  );
  return () => writeFileSync(file, before);
};

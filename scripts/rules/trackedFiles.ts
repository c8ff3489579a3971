import { execFileSync } from 'node:child_process';
import { BuildError } from '../build/buildError.ts';
import { root } from '../build/root.ts';

const list = (...args: string[]): string[] => {
  try {
    const files = execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return files.split('\n').filter(Boolean);
  } catch (error) {
    const [what, why = what] = error instanceof Error ? error.message.split('\n') : [];
    throw new BuildError(`git knows no files in ${root} (${why}). Clone the project, or run "git init" there.`);
  }
};

/** @returns the files of the repository, as paths from its root: new ones too, but no ignored or deleted ones. @throws BuildError if it is not a repository. */
export const trackedFiles = (): readonly string[] => {
  const deleted = new Set(list('--deleted'));
  return [...list(), ...list('--others', '--exclude-standard')].filter((file) => !deleted.has(file));
};

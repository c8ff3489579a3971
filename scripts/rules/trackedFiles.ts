import { execFileSync } from 'node:child_process';
import { root } from '../build/root.ts';

const list = (...args: string[]): string[] =>
  execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** The files of the repository, as paths from its root. New ones count too, but not what git ignores or what is deleted. */
export const trackedFiles = (): readonly string[] => {
  const deleted = new Set(list('--deleted'));
  return [...list(), ...list('--others', '--exclude-standard')].filter((file) => !deleted.has(file));
};

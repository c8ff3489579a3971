import { execFileSync } from 'node:child_process';
import { root } from './build/settings.ts';
import { wrongImports } from './rules/importDirection.ts';
import {
  addressTouchers,
  missingReadmePaths,
  scriptsWithoutNodeCheck,
  storageTouchers,
  strangersAtTop,
  strayTexts,
  untestedPages,
} from './rules/places.ts';

const list = (...args: string[]): string[] =>
  execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

// Files that git does not know yet count too, but not those that it ignores or that are deleted.
const deleted = new Set(list('--deleted'));
const files = [...list(), ...list('--others', '--exclude-standard')].filter((file) => !deleted.has(file));

const problems = [
  ...wrongImports(files),
  ...strangersAtTop(files),
  ...addressTouchers(files),
  ...storageTouchers(files),
  ...missingReadmePaths(),
  ...scriptsWithoutNodeCheck(),
  ...untestedPages(files),
  ...strayTexts(files),
];
for (const problem of problems) console.error(problem);
console.log(`Rules of the house: ${files.length} files, ${problems.length} problems`);
if (problems.length) process.exitCode = 1;

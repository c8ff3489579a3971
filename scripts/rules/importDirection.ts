import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../build/settings.ts';

/** Which rooms each room may import from, beside itself. A room that is not named here may not exist. */
const allowed: { readonly [room: string]: readonly string[] } = {
  'shared/lib': [],
  'shared/brand': ['shared/lib'],
  'shared/i18n': ['shared/lib', 'shared/brand'],
  'shared/session': ['shared/lib'],
  'shared/navigation': ['shared/lib', 'shared/session', 'shared/brand', 'shared/bridge'],
  'shared/bridge': ['shared/lib', 'shared/session', 'shared/brand', 'shared/navigation'],
  'shared/api': ['shared/lib', 'shared/session', 'shared/brand'],
  // What is kept beside an entry of the history is reached through navigation.
  'shared/stores': ['shared/lib', 'shared/api', 'shared/brand', 'shared/navigation', 'shared/session'],
  'shared/ui': ['shared/lib', 'shared/i18n', 'styles'],
  'shared/models': [
    'shared/lib',
    'shared/api',
    'shared/app',
    'shared/brand',
    'shared/bridge',
    'shared/i18n',
    'shared/navigation',
    'shared/session',
    'shared/stores',
  ],
  // The frame of the public site's pages.
  'shared/site': [
    'shared/lib',
    'shared/app',
    'shared/brand',
    'shared/i18n',
    'shared/navigation',
    'shared/ui',
    'styles',
  ],
  'shared/app': [
    'shared/lib',
    'shared/api',
    'shared/brand',
    'shared/bridge',
    'shared/i18n',
    'shared/navigation',
    'shared/session',
    'shared/stores',
    'shared/ui',
  ],
};

const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/');

const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)[^'";]*?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gms)].map(
    ([, stated, dynamic]) => stated ?? dynamic ?? '',
  );

const isAllowed = (from: string, to: string): boolean => {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (here === there) return true;
  if (here.startsWith('pages/')) return there.startsWith('shared/') || there.startsWith('styles');
  return (allowed[here] ?? []).some((room) => there === room || there.startsWith(`${room}/`));
};

// A test stands beside what it tests and may reach for the sandbox and the tests' own helpers.
const isChecked = (file: string): boolean => /^(pages|shared)\//.test(file) && !/\.test\.tsx?$/.test(file);

/** Imports that point the wrong way, a line each. `files` are paths from the root. */
export const wrongImports = (files: readonly string[]): string[] =>
  files
    .filter((file) => isChecked(file) && /\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(readFileSync(join(root, file), 'utf8'))
        .map((to) => relative(root, join(root, dirname(file), to)))
        .filter((to) => !isAllowed(file, to))
        .map((to) => `${file} must not import ${to}`),
    );

import { dirname, join } from 'node:path';
import { isOfPages, textOf } from './files.ts';

/**
 * The folders from which each folder of `shared/` may import, in addition to itself. The lowest layer comes first; features are above all
 * of them, and pages above features. A folder that is not listed may not exist.
 */
const allowed: { readonly [folder: string]: readonly string[] } = {
  'shared/lib': [],
  'shared/domain': ['shared/lib'],
  'shared/brand': ['shared/domain', 'shared/lib', 'shared/session'],
  'shared/i18n': ['shared/brand'],
  'shared/session': [],
  'shared/bridge': [],
  'shared/navigation': ['shared/brand', 'shared/lib', 'shared/session'],
  'shared/api': ['shared/brand', 'shared/domain', 'shared/i18n', 'shared/lib', 'shared/session'],
  'shared/reporting': ['shared/api', 'shared/brand'],
  // The browser behind one interface, with the types that calls, navigation and the bridge define.
  'shared/platform': [
    'shared/api',
    'shared/brand',
    'shared/bridge',
    'shared/domain',
    'shared/i18n',
    'shared/navigation',
    'shared/reporting',
    'shared/session',
  ],
  // The payments of an order that may have been made, on each of its screens.
  'shared/payments': [
    'shared/api',
    'shared/brand',
    'shared/domain',
    'shared/i18n',
    'shared/navigation',
    'shared/platform',
    'shared/ui',
    'styles',
  ],
  'shared/ui': ['shared/domain', 'shared/i18n', 'shared/lib', 'styles'],
  // Start-up and the document: it shows toasts, but no part of a screen.
  'shared/app': [
    'shared/api',
    'shared/brand',
    'shared/i18n',
    'shared/lib',
    'shared/navigation',
    'shared/platform',
    'shared/reporting',
    'shared/session',
    'shared/ui',
  ],
};

/** The features from which another one imports: a code is paid at a channel, and both belong to the plan of a loan. Otherwise only `core` is shared. */
const allowedFeatures: { readonly [folder: string]: readonly string[] } = {
  'shared/features/channels': ['shared/features/codes'],
  'shared/features/plans': ['shared/features/channels', 'shared/features/codes'],
};

const belowFeatures = [...Object.keys(allowed), 'styles'];

const folderOf = (path: string): string => {
  const depth = path.startsWith('shared/features/') ? 3 : 2;
  return path.split('/').slice(0, depth).join('/');
};

const isAllowed = (from: string, to: string): boolean => {
  const [here, there] = [folderOf(from), folderOf(to)];
  if (here === there) return true;
  if (here.startsWith('pages/')) return there.startsWith('shared/') || there.startsWith('styles');
  if (here.startsWith('shared/features/'))
    return (
      there === 'shared/features/core' ||
      allowedFeatures[here]?.includes(there) ||
      belowFeatures.some((folder) => there === folder || there.startsWith(`${folder}/`))
    );
  return (allowed[here] ?? []).some((folder) => there === folder || there.startsWith(`${folder}/`));
};

const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)[^'";]*?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gms)].map(
    ([, stated, dynamic]) => stated ?? dynamic ?? '',
  );

/** @returns imports of the pages' code in a wrong direction. `files` are paths from the root. Tests may import from anywhere. */
export const wrongImports = (files: readonly string[]): string[] =>
  files.filter(isOfPages).flatMap((file) =>
    importsOf(textOf(file))
      .map((to) => join(dirname(file), to))
      .filter((to) => !isAllowed(file, to))
      .map((to) => `${file} must not import ${to}`),
  );

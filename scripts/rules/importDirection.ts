import { dirname, join } from 'node:path';
import { isOfPages, textOf } from './files.ts';

/**
 * The folders of `shared/` from which each of them may import, in addition to itself. The lowest layer comes first; features are above all of them,
 * and pages above features. A folder that is not listed may not exist.
 */
const allowed: { readonly [folder: string]: string } = {
  lib: '',
  domain: 'lib',
  brand: 'domain lib session',
  i18n: 'brand',
  session: '',
  bridge: '',
  navigation: 'brand lib session',
  api: 'brand domain i18n lib session',
  reporting: 'api brand',
  // The browser behind one interface, with the types that calls, navigation and the bridge define.
  platform: 'api brand bridge domain i18n navigation reporting session',
  // The payments of an order that may have been made, on each of its screens.
  payments: 'api brand domain i18n lib navigation platform ui',
  ui: 'domain i18n lib',
  // Start-up and the document: it shows toasts, but no part of a screen.
  app: 'api brand i18n lib navigation platform reporting session ui',
};

/** The features from which another one imports: a code is paid at a channel, and both belong to the plan of a loan. Otherwise only `core` is shared. */
const allowedFeatures: { readonly [folder: string]: string } = {
  channels: 'core codes',
  plans: 'core channels codes',
};

/** @returns the kind of a file, `pages`, `styles`, `shared` or `shared/features`, and the folder of that kind in which it is. */
const placeOf = (path: string): readonly [kind: string, folder: string] => {
  const [, kind = '', folder = ''] = /^(shared\/features|\w+)\/?([^/]*)/.exec(path) ?? [];
  return [kind, folder];
};

const isAllowed = (from: string, to: string): boolean => {
  const [[kind, folder], [toKind, toFolder]] = [placeOf(from), placeOf(to)];
  if (kind === toKind && folder === toFolder) return true;
  // Styles are for whatever is drawn.
  if (toKind === 'styles') return kind !== 'shared' || ['payments', 'ui'].includes(folder);
  const isAmong = (folders = ''): boolean => folders.split(' ').includes(toFolder);
  if (kind === 'pages') return toKind.startsWith('shared');
  if (kind === 'shared/features')
    return toKind === 'shared' ? toFolder in allowed : toKind === kind && isAmong(allowedFeatures[folder] ?? 'core');
  return toKind === 'shared' && isAmong(allowed[folder]);
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

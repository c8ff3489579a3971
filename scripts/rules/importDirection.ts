import { dirname, join } from 'node:path';
import { isOfPages, textOf } from './code.ts';

/**
 * The folders from which each folder of `shared/` may import, in addition to itself. The lowest layer comes first; features are above all
 * of them, and pages above features. A folder that is not listed may not exist.
 */
const allowed: { readonly [folder: string]: readonly string[] } = {
  'shared/domain': [],
  'shared/lib': [],
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

const belowFeatures = [...Object.keys(allowed), 'styles'];

const folderOf = (path: string): string => {
  const depth = path.startsWith('shared/features/') ? 3 : 2;
  return path.split('/').slice(0, depth).join('/');
};

const isAllowed = (from: string, to: string): boolean => {
  const [here, there] = [folderOf(from), folderOf(to)];
  if (here === there) return true;
  if (here.startsWith('pages/')) return there.startsWith('shared/') || there.startsWith('styles');
  // A feature may import from `core`, which all features share, but not from another feature.
  if (here.startsWith('shared/features/'))
    return (
      there === 'shared/features/core' ||
      belowFeatures.some((folder) => there === folder || there.startsWith(`${folder}/`))
    );
  return (allowed[here] ?? []).some((folder) => there === folder || there.startsWith(`${folder}/`));
};

const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)[^'";]*?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gms)].map(
    ([, stated, dynamic]) => stated ?? dynamic ?? '',
  );

/** The modules that each module of `files` imports, types included, as paths from the root. */
type Graph = ReadonlyMap<string, readonly string[]>;

const readGraph = (files: readonly string[]): Graph =>
  new Map(
    files
      .filter((file) => /^(pages|shared|scripts|test)\/.*\.tsx?$/.test(file))
      .map((file) => [file, importsOf(textOf(file)).map((to) => join(dirname(file), to))]),
  );

// Tests are not checked: they may import from the sandbox and the tests' own helpers.
const wrongDirections = (graph: Graph): string[] =>
  [...graph]
    .filter(([file]) => isOfPages(file))
    .flatMap(([file, imports]) =>
      imports.filter((to) => !isAllowed(file, to)).map((to) => `${file} must not import ${to}`),
    );

/** @returns a cycle of imports from `start` back to itself, if there is one. */
const cycleFrom = (graph: Graph, start: string): readonly string[] | undefined => {
  const seen = new Set<string>();
  const open: (readonly string[])[] = [[start]];
  for (let path = open.pop(); path; path = open.pop())
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, next];
      if (!seen.has(next)) open.push([...path, next]);
      seen.add(next);
    }
  return undefined;
};

const cycles = (graph: Graph): string[] => {
  const told = new Set<string>();
  return [...graph.keys()].flatMap((start) => {
    const cycle = told.has(start) ? undefined : cycleFrom(graph, start);
    for (const file of cycle ?? []) told.add(file);
    return cycle ? [`a cycle of imports: ${cycle.join(' → ')}`] : [];
  });
};

// Tests and examples are in the folder of their subject; their imports do not count as imports of that folder.
const isBeside = (file: string): boolean => /\.(test|spec)\.tsx?$|\/examples\.tsx$/.test(file);

const graphOfFolders = (graph: Graph): Graph => {
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    if (isBeside(file)) continue;
    const here = folderOf(file);
    const there = imports
      .filter((to) => graph.has(to))
      .map(folderOf)
      .filter((folder) => folder !== here);
    folders.set(here, new Set([...(folders.get(here) ?? []), ...there]));
  }
  return new Map([...folders].map(([folder, to]) => [folder, [...to]]));
};

/**
 * @returns imports in the whole tree in the wrong direction, and cycles between files or between folders, one line each.
 * `files` are paths from the root.
 */
export const wrongImports = (files: readonly string[]): string[] => {
  const graph = readGraph(files);
  return [...wrongDirections(graph), ...cycles(graph), ...cycles(graphOfFolders(graph))];
};

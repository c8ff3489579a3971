import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathOf, SCREENS } from '../../shared/navigation/screens.ts';
import { findPages, isNotFound, pathsOf } from '../build/findPages.ts';
import { root } from '../build/root.ts';
import { textOf } from './files.ts';

const FROM_ROOT = /^(pages|shared|styles|public|scripts|test|\.ci|\.github)\//;

const pathsNamedIn = (text: string): string[] => {
  const prose = text.replace(/```.*?```/gs, '');
  const paths = [...prose.matchAll(/`([\w./-]+(?:\.(?:tsx?|md|scss|json|conf)|\/))`/g)].map(([, path]) => path ?? '');
  const links = [...prose.matchAll(/\]\(((?!https?:)[^)#\s]+)\)/g)].map(([, path]) => path ?? '');
  return [...paths, ...links];
};

// What a build or a command writes, and addresses.
const ELSEWHERE = /^(dist|\.cache|\.sandbox)\/|^[/_]/;
const IN_A_PAGE = /^(page|model|main|later|messages|document|index|model\.test)\.(tsx?|html|scss)$/;

const isThere = (file: string, path: string): boolean =>
  [FROM_ROOT.test(path) ? '' : dirname(file), ''].some((base) => existsSync(join(root, base, path)));

/** @returns paths that a README or another text names and that do not exist. `files` are paths from the root. */
export const missingPaths = (files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
    .flatMap((file) =>
      pathsNamedIn(textOf(file))
        .filter((path) => !ELSEWHERE.test(path) && !IN_A_PAGE.test(path) && !isThere(file, path))
        .map((path) => `${file} names ${path}, which does not exist`),
    );

// A page that only puts shared parts together has none of these: its states in the gallery are its test.
const OWN_LOGIC = /^pages\/[^/]+\/(?!(page|main|messages)\.)(\w+\.ts|document\.tsx|later\.tsx)$/;

/** @returns pages with code of their own, and without a test in their folder. */
export const untestedPages = (files: readonly string[]): string[] => {
  const tested = new Set(files.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => file.split('/')[1]));
  const pages = files.filter((file) => OWN_LOGIC.test(file) && !tested.has(file.split('/')[1])).map(dirname);
  return [...new Set(pages)].map((page) => `${page} has no test beside it`);
};

const ADDRESSES = 'shared/navigation/README.md';

/** @returns pages and screens without a row in the table of addresses, and rows without a page. @throws BuildError if a page lacks a file. */
export const unlistedPages = async (): Promise<string[]> => {
  const cells = textOf(ADDRESSES).match(/^\| `\/.*?\|/gm) ?? [];
  const rows = cells.flatMap((cell) => cell.match(/\/\w*/g) ?? []);
  const pages = await findPages({ only: [], hasPreview: true });
  const paths = pages.filter((page) => !isNotFound(page)).flatMap(pathsOf);
  return [
    ...[...new Set([...paths, ...SCREENS.map(pathOf)])]
      .filter((path) => !rows.includes(path))
      .map((path) => `${ADDRESSES} lacks ${path}`),
    ...rows.filter((path) => !paths.includes(path)).map((path) => `${ADDRESSES} names ${path}, which is no page`),
  ];
};

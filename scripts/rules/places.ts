import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

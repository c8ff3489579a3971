import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownFiles } from './ownFiles.ts';
import { root } from './root.ts';
import { CACHE, named } from './runSource.ts';

const run = (folder: string): Promise<string> =>
  new Promise((done) => {
    const tsc = join(root, 'node_modules/.bin/tsc');
    execFile(tsc, ['-p', folder, '--pretty', 'false'], { cwd: folder }, (_, stdout) => done(stdout));
  });

type Stated = readonly [name: string, type: string, file: string];

const ofAdapter = (file: string): readonly Stated[] => [
  ['adaptRequest', 'adapter.AdaptRequest', file],
  ['adaptResponse', 'adapter.AdaptResponse', file],
];

const statedIn = (brandFolder: string): readonly Stated[] =>
  [
    ['brand', 'brand.Brand', join(brandFolder, 'brand.ts')] as const,
    ['sizes', 'brand.PageSizes', join(brandFolder, 'sizes.ts')] as const,
    ...[...ownFiles(brandFolder, 'i18n')].map(([language, file]) => [language, 'messages.Translation', file] as const),
    ...[join(brandFolder, 'adapter.ts'), ...ownFiles(brandFolder, 'adapter').values()].flatMap(ofAdapter),
  ].filter(([, , file]) => existsSync(file));

const TYPES = `import type * as adapter from '${root}/shared/brand/adapter.ts';
import type * as brand from '${root}/shared/brand/brand.ts';
import type * as messages from '${root}/shared/i18n/messages.ts';
`;

/** Code that does not compile where a file does not state what it should: a line for each, after those of TYPES. */
const codeFor = (stated: readonly Stated[]): string =>
  TYPES +
  stated
    .map(
      ([name, type, file], at) =>
        `import { ${name} as _${at} } from '${file}'; export const of${at}: ${type} = _${at};`,
    )
    .join('\n');

// What is a matter of style.
const LENIENT = {
  noImplicitAny: false,
  noUnusedLocals: false,
  noUnusedParameters: false,
  noUncheckedIndexedAccess: false,
};

/**
 * What the compiler finds in the files of a brand's folder, one line each: keys and functions that are missing or that there are none of, and values
 * of another type.
 */
export const typeProblems = async (brandFolder: string): Promise<readonly string[]> => {
  const stated = statedIn(brandFolder);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'types-'));
  const paths = { 'borrower-web/*': [`${root}/*`] };
  const options = { ...LENIENT, types: ['node', 'vite/client'], paths };
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions: options, include: [], files: ['check.ts'] };
  writeFileSync(join(folder, 'check.ts'), codeFor(stated));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    const found = await run(folder);
    const lines = [...found.matchAll(/^(\S.*)\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(
      ([, file = '', line, reason]) => {
        const path = resolve(folder, file);
        const [, , own] = path.startsWith(folder) ? (stated[Number(line) - TYPES.split('\n').length] ?? []) : [];
        return `${own ? named(own) : `${named(path)}:${line}`}  ${reason}`;
      },
    );
    // The compiler works on several files at once.
    return lines.sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

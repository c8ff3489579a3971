import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../build/root.ts';
import { trackedFiles } from '../rules/trackedFiles.ts';

/** A build that steps of the test command need. */
export interface Build {
  readonly name: string;
  /** The settings of scripts/build/settings.ts, without `OUT_DIR`. */
  readonly env: Readonly<Record<string, string>>;
  readonly outDir: string;
}

// The test files among them are part of no page.
const isSource = (file: string): boolean =>
  /^(pages|shared|styles|public|scripts\/build)\/|^(package-lock|package|tsconfig)\.json$/.test(file) &&
  !/\.test\.tsx?$/.test(file);

// Every variable that a build reads: one in the caller's environment changes what is built.
const SETTINGS = ['ADAPTER', 'API_BASE', 'BASE_PATH', 'BRAND', 'BRAND_DIR', 'ENGINE', 'PAGES', 'PREVIEW'] as const;

/** The environment of a build: the caller's settings, over which those of the build go. */
export const environmentOf = ({ env, outDir }: Build): Record<string, string> => ({ ...env, OUT_DIR: outDir });

// A brand outside the project, which git does not know here.
const filesOfBrand = (folder: string | undefined): string[] =>
  folder && existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort()
    : [];

const sourceHash = (build: Build): string => {
  const env = { ...process.env, ...environmentOf(build) };
  const hash = createHash('sha256').update(process.version);
  for (const name of SETTINGS) hash.update(`${name}=${env[name] ?? ''}\n`);
  for (const file of trackedFiles().filter(isSource).sort())
    if (existsSync(join(root, file))) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  for (const file of filesOfBrand(env['BRAND_DIR'])) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
};

// Every build writes this file last of all: another time means another build, made by hand.
const writtenAt = ({ outDir }: Build): string => {
  const file = join(resolve(root, outDir), '_headers');
  return existsSync(file) ? String(statSync(file).mtimeMs) : '';
};

const stampFile = ({ outDir }: Build): string => join(root, '.cache/builds', outDir.replaceAll(/\W/g, '_'));

const stampOf = (build: Build): string => `${sourceHash(build)} ${writtenAt(build)}`;

/** @returns whether what stands in the build's folder was built by the test command from the sources as they are. */
export const isCurrent = (build: Build): boolean => {
  const file = stampFile(build);
  return !!writtenAt(build) && existsSync(file) && readFileSync(file, 'utf8') === stampOf(build);
};

/** Notes after a build that it was made from the sources as they are. */
export const markCurrent = (build: Build): void => {
  const file = stampFile(build);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stampOf(build));
};

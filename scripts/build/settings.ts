import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { endpoints } from '../../shared/api/allEndpoints.ts';
import { endpointsWithoutScreen } from '../../shared/api/endpointsWithoutScreen.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { problemsOfBrand } from '../../shared/brand/checkBrand.ts';
import { BuildError } from './buildError.ts';
import { readOutputFolder } from './outputFolder.ts';

/** The project's root folder. */
export const root = join(import.meta.dirname, '../..');

const brandFolder = join(root, 'shared/brand/brands');

/** What a build is asked for, by environment variables; README.md beside this file lists them. */
export interface BuildSettings {
  readonly brandFile: string;
  readonly brand: Brand;
  /** `preact` is what ships; `react` builds the same sources with React itself. */
  readonly engine: 'preact' | 'react';
  readonly apiBase: string;
  readonly outDir: string;
  /** The folders in `pages/` that are built; all of them where none is named. */
  readonly only: readonly string[];
  /** Whether the pages that only developers use are built too. */
  readonly hasPreview: boolean;
  /** Whether source maps are made, which takes a fifth longer; a build that is published has them. */
  readonly hasSourceMaps?: boolean;
}

const readBrand = async (name: string): Promise<{ brand: Brand; brandFile: string }> => {
  const brandFile = join(brandFolder, `${name}.ts`);
  if (!/^\w+$/.test(name) || !existsSync(brandFile)) {
    const known = readdirSync(brandFolder).map((file) => file.replace('.ts', ''));
    throw new BuildError(`There is no brand "${name}"; there are: ${known.join(', ')}.`);
  }
  // Through the bundler, for the test runner loads this file without a TypeScript loader of its own.
  const { brand } = (await runnerImport<{ brand: Brand }>(brandFile, { root, configFile: false })).module;
  const problems = problemsOfBrand(brand, [...Object.keys(endpoints), ...Object.keys(endpointsWithoutScreen)]);
  if (problems.length) throw new BuildError(`The brand "${name}" cannot be built:\n  ${problems.join('\n  ')}`);
  return { brand, brandFile };
};

const readEngine = (name: string): BuildSettings['engine'] => {
  if (name === 'preact' || name === 'react') return name;
  throw new BuildError(`ENGINE is "${name}"; it has to be preact or react.`);
};

const readApiBase = (base: string): string => {
  if (/^(https?:\/\/[^/\s]+)?(\/[^\s?#]*)?$/.test(base) && base) return base.replace(/\/$/, '');
  throw new BuildError(`API_BASE is "${base}"; it has to be a path like /api or an address like https://host/api.`);
};

const readPreview = (value: string): boolean => {
  if (value === '1' || !value) return !!value;
  throw new BuildError(`PREVIEW is "${value}"; it has to be 1, or not to be there.`);
};

/** Reads the settings of a build, and stops it with the reason where one of them is of no use. */
export const readSettings = async (env: NodeJS.ProcessEnv = process.env): Promise<BuildSettings> => ({
  ...(await readBrand(env['BRAND'] || 'default')),
  engine: readEngine(env['ENGINE'] || 'preact'),
  apiBase: readApiBase(env['API_BASE'] || '/api'),
  outDir: readOutputFolder(root, env['OUT_DIR'] || 'dist'),
  only: (env['PAGES'] ?? '').split(',').filter(Boolean),
  hasPreview: readPreview(env['PREVIEW'] ?? ''),
});

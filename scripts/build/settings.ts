import type { Brand } from '../../shared/brand/brand.ts';
import { readBasePath } from './basePath.ts';
import { BuildError } from './buildError.ts';
import { readOutputFolder } from './outputFolder.ts';
import { brandFolderOf, readBrand } from './readBrand.ts';
import { root } from './root.ts';

/** What a build is asked for, by environment variables; README.md beside this file lists them. */
export interface BuildSettings {
  /** The brand's folder: its values in `brand.ts`, and its pictures in `public/`. */
  readonly brandFolder: string;
  readonly brandFile: string;
  readonly adapterFile: string | undefined;
  readonly brand: Brand;
  /** `preact` is what ships; `react` builds the same sources with React itself. */
  readonly engine: 'preact' | 'react';
  readonly apiBase: string;
  /** The path below which the pages stand, such as `/app`; empty for the root of their host. */
  readonly basePath: string;
  readonly outDir: string;
  /** The folders in `pages/` that are built; all of them where none is named. */
  readonly only: readonly string[];
  /** Whether the pages that only developers use are built too. */
  readonly hasPreview: boolean;
  /** Whether source maps are made, which takes a fifth longer; a build that is published has them. */
  readonly hasSourceMaps?: boolean;
}

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
  ...(await readBrand(brandFolderOf(env))),
  engine: readEngine(env['ENGINE'] || 'preact'),
  apiBase: readApiBase(env['API_BASE'] || '/api'),
  basePath: readBasePath(env),
  outDir: readOutputFolder(root, env['OUT_DIR'] || 'dist'),
  only: (env['PAGES'] ?? '').split(',').filter(Boolean),
  hasPreview: readPreview(env['PREVIEW'] ?? ''),
});

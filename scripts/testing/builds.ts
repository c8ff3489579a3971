import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIdOf } from '../build/buildId.ts';
import { findPages } from '../build/findPages.ts';
import type { MeasuredPage } from '../build/measureSize.ts';
import { factsIn } from '../build/outputFolder.ts';
import { readSettings } from '../build/settings.ts';

/** A build that steps of the test command need. */
export interface Build {
  readonly name: string;
  /** The settings of scripts/build/settings.ts, without `OUT_DIR`. */
  readonly env: Readonly<Record<string, string>>;
  readonly outDir: string;
}

/** Returns the environment variables of a build. They override those of the caller. */
export const environmentOf = ({ env, outDir }: Build): Record<string, string> => ({ ...env, OUT_DIR: outDir });

const pagesIn = (folder: string): string[] => {
  const file = join(folder, '_sizes.json');
  const sizes = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly MeasuredPage[]) : [];
  return sizes.map(({ page }) => page);
};

/** @returns whether the build's folder holds a build of the current sources with these settings and pages. */
export const isCurrent = async (build: Build): Promise<boolean> => {
  const settings = await readSettings({ ...process.env, ...environmentOf(build) });
  if (factsIn(settings.outDir)?.id !== buildIdOf(settings)) return false;
  const pages = await findPages(settings);
  return pagesIn(settings.outDir).join() === pages.map(({ folder }) => folder).join();
};

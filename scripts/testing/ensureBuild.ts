import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn } from '../../test/engines/ensureEngines.ts';
import { buildReporting } from '../../test/reporting/buildReporting.ts';
import { buildIdOf } from '../build/buildId.ts';
import { findPages } from '../build/findPages.ts';
import { factsIn } from '../build/outputFolder.ts';
import { root } from '../build/root.ts';
import { readSettings } from '../build/settings.ts';

const pagesIn = (folder: string): string[] => {
  const file = join(folder, '_sizes.json');
  const sizes: { page: string }[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return sizes.map(({ page }) => page);
};

/** Whether `OUT_DIR` has a build of the current sources with these settings and pages. */
const isCurrent = async (): Promise<boolean> => {
  const settings = await readSettings();
  if (factsIn(settings.outDir)?.id !== buildIdOf(settings)) return false;
  const pages = await findPages(settings);
  return pagesIn(settings.outDir).join() === pages.map(({ folder }) => folder).join();
};

const build = async (): Promise<void> => {
  if (await isCurrent()) return;
  execFileSync('node_modules/.bin/tsx', ['scripts/build.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
};

const PATIENCE_MS = 300_000;

/** Builds the pages before the first test, unless the build is there already. Vitest and Playwright call it, perhaps at once: one builds. */
// biome-ignore lint/style/noDefaultExport: test runners take a global setup from the default export
export default async function ensureBuild(): Promise<void> {
  if (process.env['CHECK_REPORTS']) return buildReporting();
  mkdirSync(join(root, '.cache'), { recursive: true });
  await inTurn(join(root, '.cache/building'), PATIENCE_MS, build);
}

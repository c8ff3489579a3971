import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { root } from '../../build/root.ts';
import type { BuildSettings } from '../../build/settings.ts';
import { plainConfig } from './viteConfig.ts';

const inputsOf = (project: string, pages: readonly string[]): Record<string, string> =>
  Object.fromEntries(pages.map((page) => [page, join(project, 'pages', page, 'index.html')]));

/** Returns the Vite configuration of the plain multi-page build of `pages/` as it is. */
export const plainBuild = (
  settings: BuildSettings,
  {
    outDir,
    pages,
    project = root,
  }: { readonly outDir: string; readonly pages: readonly string[]; readonly project?: string },
): InlineConfig => {
  const config = plainConfig(settings, project);
  return { ...config, build: { ...config.build, outDir, rollupOptions: { input: inputsOf(project, pages) } } };
};

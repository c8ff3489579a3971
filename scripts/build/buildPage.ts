import { join } from 'node:path';
import { pagePlugins } from '../../vite.config.ts';
import { pageOutput } from './classicScriptPlugin.ts';
import type { Page } from './findPages.ts';
import { type FirstViews, prerender } from './firstViews.ts';
import type { BuiltPage, PageDraft } from './pageDraft.ts';
import type { BuildSettings } from './settings.ts';
import { buildScript } from './viteBuild.ts';

/**
 * Builds one page, by a call of Vite's `build`: bundles it, and puts its script and its first view into one document with its policy.
 * @param views the first views of all pages that are built; without them, only this page's is made
 */
export const buildPage = async (
  settings: BuildSettings,
  page: Page,
  views: Promise<FirstViews> = prerender(settings, [page]),
): Promise<BuiltPage> => {
  // Each plugin adds its part.
  const draft = { settings, page, sets: new Map(), viewCss: '' } as PageDraft;
  const entry = join(page.path, page.entry);
  await buildScript(settings, {
    entry,
    format: 'cjs',
    plugins: pagePlugins(draft, views),
    output: pageOutput(settings, entry),
  });
  return draft;
};

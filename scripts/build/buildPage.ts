import { join } from 'node:path';
import { pagePlugins } from '../../vite.config.ts';
import { pageOutput } from './classicScriptPlugin.ts';
import { type Page, settingsFor } from './findPages.ts';
import type { FirstViews } from './firstViews.ts';
import type { BuiltPage, CommonPart, PageDraft } from './pageDraft.ts';
import type { BuildSettings } from './settings.ts';
import { buildScript } from './viteBuild.ts';

/**
 * Builds one page, by a call of Vite's `build`: bundles it, and puts its script and its first view into one document with its policy.
 * @param views the first views of all pages that are built
 * @param common what the rest of several pages has in common
 */
export const buildPage = async (
  all: BuildSettings,
  page: Page,
  views: Promise<FirstViews>,
  common: CommonPart | undefined,
): Promise<BuiltPage> => {
  const settings = settingsFor(all, page);
  // Each plugin adds its part.
  const own = common?.pages.includes(page.folder) ? common : undefined;
  const draft = { settings, page, common: own } as PageDraft;
  const entry = join(page.path, page.entry);
  await buildScript(settings, {
    entry,
    format: 'cjs',
    plugins: pagePlugins(draft, views),
    output: pageOutput(draft, entry),
  });
  return draft;
};

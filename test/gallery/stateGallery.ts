import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPages } from '../../scripts/build/findPages.ts';
import { buildPage } from '../../scripts/build/pageDocument.ts';
import { type BuildSettings, readSettings } from '../../scripts/build/settings.ts';
import { scriptOf } from '../../scripts/gallery/states/browser/script.ts';
import { type RunningStates, serveStates } from '../../scripts/gallery/states/serveStates.ts';
import { states } from '../../scripts/gallery/states/states.ts';

/** Where every state's phone is. */
export const TIME_ZONE = 'Asia/Manila';

/** The gallery of states, and what a test needs to take its steps. */
export interface StateGallery extends RunningStates {
  readonly settings: BuildSettings;
  readonly performScript: string;
}

const PREVIEWS = ['testPreview', 'qrPreview'];

// A production build lacks the developers' pages; those alone are built here.
const previewsOf = async (settings: BuildSettings): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>();
  if (PREVIEWS.every((name) => existsSync(join(settings.outDir, name)))) return files;
  for (const page of await findPages({ only: PREVIEWS, hasPreview: true })) {
    const { document, languageFiles } = await buildPage(settings, page);
    files.set(`/${page.folder}`, document);
    for (const { path, content } of languageFiles) files.set(path, content);
  }
  return files;
};

/** Serves the states on the build that there is. */
export const openStates = async (): Promise<StateGallery> => {
  const settings = await readSettings();
  const extras = await previewsOf(settings);
  const running = await serveStates({ states, settings, folder: settings.outDir, extras });
  return { ...running, settings, performScript: await scriptOf('perform.ts') };
};

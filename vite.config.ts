import { defineConfig, type Plugin } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { appModules } from './scripts/build/appModules.ts';
import { brandPlugin } from './scripts/build/brandPlugin.ts';
import { classicScriptPlugin } from './scripts/build/classicScriptPlugin.ts';
import { commonPartPlugin } from './scripts/build/commonPart.ts';
import { documentPlugin } from './scripts/build/documentPlugin.ts';
import { findPages } from './scripts/build/findPages.ts';
import { type FirstViews, firstViewPlugin } from './scripts/build/firstViews.ts';
import { headPlugin } from './scripts/build/headPlugin.ts';
import { languageFilesPlugin, messagesPlugin } from './scripts/build/messagesPlugin.ts';
import type { PageDraft } from './scripts/build/pageDraft.ts';
import { packagesForReact, reactPlugin } from './scripts/build/reactPlugin.ts';
import { root } from './scripts/build/root.ts';
import { type BuildSettings, readSettings } from './scripts/build/settings.ts';
import { stylesPlugin } from './scripts/build/stylesPlugin.ts';
import { documentPlugin as devDocumentPlugin } from './scripts/dev/documentPlugin.ts';
import { sandboxPlugin } from './scripts/dev/sandboxPlugin.ts';
import { projects } from './scripts/testing/vitestProjects.ts';

/**
 * How `npm run build` makes a page, in this order, each plugin from what those before it have made. Every page is a call of Vite's `build` of its
 * own, so that its script is one file: scripts/build/buildSite.ts.
 */
export const pagePlugins = (draft: PageDraft, views: Promise<FirstViews>): Plugin[] => [
  // The texts that the page uses, in the default language.
  messagesPlugin(draft.settings),
  // What the rest of several pages has in common, from a file of its own.
  commonPartPlugin(draft),
  // One classic script, and a file for what it loads late.
  classicScriptPlugin(draft),
  // What the borrower sees before any script runs.
  firstViewPlugin(draft, views),
  // The texts in other languages.
  languageFilesPlugin(draft),
  // The script that sends the first call.
  headPlugin(draft),
  // The styles that the first view needs, and those that can come later.
  stylesPlugin(draft),
  // All of it inline in one document, with a policy of hashes.
  documentPlugin(draft),
];

/** What `npm run dev` has besides the sources. What only it needs is loaded here: a sandbox, Babel, and vite-plugin-mpa, which Vitest cannot load. */
const devPlugins = async (settings: BuildSettings): Promise<Plugin[]> => {
  const pages = await findPages({ ...settings, only: [], hasPreview: true });
  const { pagesPlugins } = await import('./scripts/dev/pagesPlugin.ts');
  return [
    // A saved component is shown at once, and keeps its state.
    ...(settings.engine === 'preact' ? [(await import('@prefresh/vite')).default()] : []),
    // The service.
    sandboxPlugin(settings.brand),
    // Each page at its addresses.
    ...pagesPlugins(pages, settings.brandFolder),
    // The texts of a language, and the lender's licence.
    devDocumentPlugin(settings, pages),
  ];
};

/** Development and unit tests. The production build makes each page by itself; see scripts/build/. */
export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const isTest = mode === 'test';
  // Development and unit tests serve at the root. Unit tests state amounts, words and switches of the default brand: they hold the code to
  // it, whatever brand is named.
  const settings = await readSettings({
    ...process.env,
    BASE_PATH: '',
    ...(isTest && { BRAND: '', BRAND_DIR: '' }),
  });
  return {
    appType: 'mpa',
    plugins: [
      reactPlugin(settings.engine),
      appModules,
      brandPlugin(settings),
      ...(isTest ? [] : await devPlugins(settings)),
    ],
    // A React component in a lender's folder may have brought React along.
    resolve: { dedupe: ['react', 'react-dom', 'preact'] },
    server: { watch: { ignored: ['**/.cache/**', '**/.sandbox/**', '**/dist/**', '**/test-results/**'] } },
    test: {
      server: { deps: { inline: packagesForReact(root) } },
      css: false,
      restoreMocks: true,
      // By itself it looks every 50 ms, for a second: on a machine that does other things besides, a module may take longer to come.
      expect: { poll: { interval: 1, timeout: 15_000 } },
      // Some open a database or a server, for which such a machine takes its time.
      testTimeout: 20_000,
      // By itself it leaves a processor free.
      maxWorkers: '100%',
      projects: isTest ? projects : [],
    },
  };
});

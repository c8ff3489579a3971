import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { brandAliases } from './scripts/build/aliases.ts';
import { brandCss, brandPlugin } from './scripts/build/brandPlugin.ts';
import { sassOptions } from './scripts/build/brandTokens.ts';
import { findPages } from './scripts/build/findPages.ts';
import { packagesForReact, reactPlugin } from './scripts/build/reactPlugin.ts';
import { type BuildSettings, readSettings } from './scripts/build/settings.ts';
import { conformPlugin } from './scripts/dev/conformPlugin.ts';
import { galleryPlugin } from './scripts/dev/galleryPlugin.ts';
import { languageFilesPlugin } from './scripts/dev/languageFilesPlugin.ts';
import { licencePlugin } from './scripts/dev/licencePlugin.ts';
import { pagesPlugin } from './scripts/dev/pagesPlugin.ts';
import { sandboxPlugin } from './scripts/dev/sandboxPlugin.ts';
import { testsOfBuilds, testsOfCommands, testsWith, unitTests } from './scripts/testing/unitTests.ts';

// Loading every module anew for each file takes longer than most tests: only the files that need it pay for that.
const projects = (): NonNullable<NonNullable<ViteUserConfig['test']>['projects']> => {
  const [isolated, withDocument] = [testsWith('own'), testsWith('sharedDocument')];
  const leftOut = [
    ...(process.env['TEST_WITHOUT_BUILD'] ? testsOfBuilds : []),
    ...(process.env['TEST_WITHOUT_COMMANDS'] ? testsOfCommands : []),
  ];
  return [
    {
      extends: true,
      test: {
        name: 'unit',
        include: [...unitTests],
        exclude: [...isolated, ...withDocument, ...leftOut],
        isolate: false,
      },
    },
    {
      extends: true,
      test: {
        name: 'document',
        include: withDocument,
        isolate: false,
        setupFiles: ['test/support/emptyDocument.ts'],
        // A process that has a document goes on only with the next file that needs one: they follow each other.
        sequence: { groupOrder: 1 },
      },
    },
    { extends: true, test: { name: 'isolated', include: isolated, exclude: leftOut } },
  ];
};

// Only in development, for it loads Babel.
const fastRefresh = async (engine: BuildSettings['engine']): Promise<Plugin[]> =>
  engine === 'preact' ? [(await import('@prefresh/vite')).default()] : [];

/** Development and unit tests. The production build makes each page by itself; see scripts/build/. */
export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const isTest = mode === 'test';
  // Development and unit tests serve at the root. Unit tests state amounts, words and switches of the default brand: they hold the code to
  // it, whatever brand is named.
  const settings = await readSettings({ ...process.env, BASE_PATH: '', ...(isTest && { BRAND: '', BRAND_DIR: '' }) });
  // Not under test: when it closes, the plugin for pages deletes built ones.
  const pages = isTest ? [] : await findPages({ only: [], hasPreview: true });
  return {
    appType: 'mpa',
    plugins: isTest
      ? [brandPlugin(settings.brand), reactPlugin(settings.engine)]
      : [
          brandPlugin(settings.brand),
          reactPlugin(settings.engine),
          ...(await fastRefresh(settings.engine)),
          sandboxPlugin(settings.brand),
          conformPlugin(settings),
          galleryPlugin(),
          pagesPlugin(pages),
          licencePlugin(settings.brand, pages),
          languageFilesPlugin(settings.brand),
          {
            name: 'borrower-web:document',
            transformIndexHtml: () => [
              { tag: 'style', children: brandCss(settings.brand) },
              { tag: 'link', attrs: { rel: 'icon', href: 'data:,' } },
            ],
          },
        ],
    css: sassOptions(settings.brand),
    resolve: {
      alias: brandAliases(settings),
    },
    server: { watch: { ignored: ['**/.cache/**', '**/.sandbox/**', '**/dist/**', '**/test-results/**'] } },
    define: { __API_BASE__: JSON.stringify(settings.apiBase) },
    test: {
      server: { deps: { inline: packagesForReact() } },
      css: false,
      restoreMocks: true,
      // By itself it looks every 50 ms, for a second: on a machine that does other things besides, a module may take longer to come.
      expect: { poll: { interval: 1, timeout: 15_000 } },
      // Some open a database or a server, for which such a machine takes its time.
      testTimeout: 20_000,
      // By itself it leaves a processor free.
      maxWorkers: '100%',
      projects: isTest ? projects() : [],
    },
  };
});

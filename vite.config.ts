import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { engineAliases } from './scripts/build/aliases.ts';
import { brandCss, brandPlugin } from './scripts/build/brandPlugin.ts';
import { pagesPlugin } from './scripts/build/findPages.ts';
import { readSettings } from './scripts/build/settings.ts';
import { languageFilesPlugin } from './scripts/dev/languageFilesPlugin.ts';
import { sandboxPlugin } from './scripts/dev/sandboxPlugin.ts';

/** Development and unit tests. The production build makes each page by itself; see scripts/build/. */
export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const settings = await readSettings();
  const isTest = mode === 'test';
  return {
    appType: 'mpa',
    plugins: isTest
      ? [brandPlugin(settings.brand)]
      : [
          brandPlugin(settings.brand),
          // Not under test: when it closes, the plugin deletes built pages.
          pagesPlugin(),
          languageFilesPlugin(settings.brand),
          sandboxPlugin(),
          {
            name: 'borrower-web:brand-css',
            transformIndexHtml: () => [{ tag: 'style', children: brandCss(settings.brand) }],
          },
        ],
    resolve: {
      alias: [{ find: '#brand', replacement: settings.brandFile }, ...engineAliases(settings.engine)],
    },
    define: { __API_BASE__: JSON.stringify(settings.apiBase) },
    test: {
      include: [
        'shared/**/*.test.{ts,tsx}',
        'pages/**/*.test.{ts,tsx}',
        'scripts/**/*.test.ts',
        'test/wire/**/*.test.ts',
        'test/build/**/*.test.ts',
      ],
      css: false,
      restoreMocks: true,
    },
  };
});

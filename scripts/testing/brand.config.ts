import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { appModules } from '../build/appModules.ts';
import { brandPlugin } from '../build/brandPlugin.ts';
import { packagesForReact, reactPlugin } from '../build/reactPlugin.ts';
import { root } from '../build/root.ts';
import { readSettings } from '../build/settings.ts';

/** The tests that stand in the folder of a lender (`BRAND_DIR`), on their brand; a service in a test speaks the contract. */
export default defineConfig(async () => {
  const settings = await readSettings({ ...process.env, BASE_PATH: '', ADAPTER: 'none' });
  return {
    root: settings.brandFolder,
    cacheDir: join(root, '.cache/vitest-brand'),
    plugins: [reactPlugin(settings.engine), appModules, brandPlugin(settings)],
    // A test with a document loads the app's files too, which lie outside this root.
    server: { fs: { strict: false } },
    test: {
      include: ['**/*.test.{ts,tsx}'],
      server: { deps: { inline: [...packagesForReact(root), ...packagesForReact(settings.brandFolder)] } },
      css: false,
      restoreMocks: true,
      passWithNoTests: true,
    },
  };
});

import { defineConfig } from 'vitest/config';
import { engineAliases } from '../../scripts/build/aliases.ts';
import { brandPlugin } from '../../scripts/build/brandPlugin.ts';
import { readSettings } from '../../scripts/build/settings.ts';

/** The tests that a mutation run repeats for each change that they reach; which ones, its parts say. */
export default defineConfig(async () => {
  const settings = await readSettings();
  return {
    plugins: [brandPlugin(settings.brand)],
    resolve: { alias: [{ find: '#brand', replacement: settings.brandFile }, ...engineAliases(settings.engine)] },
    define: { __API_BASE__: JSON.stringify(settings.apiBase) },
    test: {
      include: ['{shared,pages}/**/*.test.ts', 'test/wire/*.test.ts'],
      // Loading the modules anew for every file would take longer than the tests do.
      isolate: false,
      env: { RUNS: '10' },
      css: false,
      restoreMocks: true,
    },
  };
});

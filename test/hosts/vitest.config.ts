import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { brandAliases } from '../../scripts/build/aliases.ts';
import { brandPlugin } from '../../scripts/build/brandPlugin.ts';
import { reactPlugin } from '../../scripts/build/reactPlugin.ts';
import { readSettings } from '../../scripts/build/settings.ts';

/** Tests with real hosts, in sequence: `npx vitest run --config test/hosts/vitest.config.ts`. */
export default defineConfig(async () => {
  const settings = await readSettings();
  return {
    root: join(import.meta.dirname),
    plugins: [brandPlugin(settings.brand), reactPlugin(settings.engine)],
    resolve: { alias: brandAliases(settings) },
    define: { __API_BASE__: JSON.stringify(settings.apiBase) },
    test: {
      include: ['**/*.test.ts'],
      environment: 'node',
      fileParallelism: false,
      testTimeout: 60_000,
      // The default is one second.
      expect: { poll: { timeout: 20_000 } },
    },
  };
});

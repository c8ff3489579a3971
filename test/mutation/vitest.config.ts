import { defineConfig } from 'vitest/config';
import { brandPlugin } from '../../scripts/build/brandPlugin.ts';
import { reactPlugin } from '../../scripts/build/reactPlugin.ts';
import { readSettings } from '../../scripts/build/settings.ts';

/** The tests that Stryker repeats for each mutant that they cover: those of the mutated folders, without a browser. */
export default defineConfig(async () => {
  const settings = await readSettings();
  return {
    plugins: [brandPlugin(settings), reactPlugin(settings.engine)],
    test: {
      include: ['shared/{payments,domain}/**/*.test.ts', 'shared/features/core/**/*.test.ts'],
      // Loading the modules again for every file would take longer than the tests.
      isolate: false,
      env: { RUNS: '10' },
      testTimeout: 30_000,
      css: false,
      restoreMocks: true,
    },
  };
});

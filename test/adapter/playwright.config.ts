import { defineConfig } from '@playwright/test';
import { browserTests } from '../journeys/browserTests.ts';

/** A brand whose service speaks otherwise, on its own build. */
export default defineConfig(browserTests, {
  testDir: '.',
  outputDir: '../../test-results/adapter',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../.cache/adapter.json' }]],
});

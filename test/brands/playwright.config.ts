import { defineConfig } from '@playwright/test';
import { browserTests } from '../journeys/browserTests.ts';

/** The tests of what another brand changes, on their own build. */
export default defineConfig(browserTests, {
  testDir: '.',
  outputDir: '../../test-results/brands',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../.cache/brands.json' }]],
});

import { defineConfig } from '@playwright/test';
import { browserTests } from '../journeys/browserTests.ts';

/** The tests of a brand whose service uses another API format, on their own build. */
export default defineConfig(browserTests, {
  testDir: '.',
  outputDir: '../../test-results/adapter',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../.cache/adapter.json' }]],
});

import { defineConfig } from '@playwright/test';
import { browserTests } from '../journeys/browserTests.ts';

/** The tests of the development server as `npm run dev` starts it; all of them use one server. */
export default defineConfig(browserTests, {
  testDir: '.',
  outputDir: '../../test-results/dev',
  workers: 1,
  // The first page waits until the server has found and bundled its dependencies.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/dev.json' }]],
});

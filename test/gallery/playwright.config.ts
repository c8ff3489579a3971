import { defineConfig } from '@playwright/test';
import { browserTests } from '../journeys/browserTests.ts';

/** Every component in every example, from a development server; every screen in every state, from the build. */
export default defineConfig(browserTests, {
  testDir: '.',
  outputDir: '../../test-results/gallery',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // The first page of the components waits for a development server that has yet to compile them all.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/gallery.json' }]],
  use: { viewport: { width: 320, height: 640 } },
});

import { defineConfig } from '@playwright/test';
import { browserTests } from '../journeys/browserTests.ts';

/** Tests every component in every example on a development server, and every screen in every state on the build. */
export default defineConfig(browserTests, {
  testDir: '.',
  outputDir: '../../test-results/gallery',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // The first component page waits until the development server has compiled all components.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/gallery.json' }]],
  use: { viewport: { width: 320, height: 640 } },
});

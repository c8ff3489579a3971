import { defineConfig } from '@playwright/test';
import journeys from '../journeys/playwright.config.ts';

/** The gallery of components in a real browser, from a development server. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../test-results/gallery',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/gallery.json' }]],
  use: { viewport: { width: 320, height: 640 } },
});

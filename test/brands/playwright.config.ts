import { defineConfig } from '@playwright/test';
import journeys from '../journeys/playwright.config.ts';

/** What another brand changes, on its own build. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../test-results/brands',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../.cache/brands.json' }]],
});

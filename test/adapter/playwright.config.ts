import { defineConfig } from '@playwright/test';
import journeys from '../journeys/playwright.config.ts';

/** A brand whose service speaks otherwise, on its own build. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../test-results/adapter',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../.cache/adapter.json' }]],
});

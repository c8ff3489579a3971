import { defineConfig } from '@playwright/test';
import { browserTests } from '../journeys/browserTests.ts';

/** The journeys that fit any brand: they read what they expect from the brand in `BRAND_DIR` or `BRAND`, on its build. */
export default defineConfig(browserTests, {
  outputDir: '../../test-results/anyBrand',
  testDir: '..',
  testMatch: ['anyBrand/*.spec.ts', 'journeys/wholePath.spec.ts'],
  reporter: [['list'], ['json', { outputFile: '../../.cache/any-brand.json' }]],
});

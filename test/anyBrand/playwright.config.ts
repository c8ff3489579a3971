import { defineConfig } from '@playwright/test';
import { browserTests } from '../journeys/browserTests.ts';

/** The journeys of any brand: what they expect they read from the brand that `BRAND_DIR` or `BRAND` names, and its build. */
export default defineConfig(browserTests, {
  outputDir: '../../test-results/anyBrand',
  testDir: '..',
  testMatch: ['anyBrand/*.spec.ts', 'journeys/wholePath.spec.ts'],
  reporter: [['list'], ['json', { outputFile: '../../.cache/any-brand.json' }]],
});

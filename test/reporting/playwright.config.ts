import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../journeys/playwright.config.ts';
import { OUT_DIR } from './buildReporting.ts';

// The journeys' fixture serves it.
process.env['OUT_DIR'] = OUT_DIR;

/** What pages report, on a build of their own. */
export default defineConfig(journeys, {
  testDir: '.',
  globalSetup: join(import.meta.dirname, 'globalSetup.ts'),
  reporter: [['list'], ['json', { outputFile: '../../.cache/reporting.json' }]],
});

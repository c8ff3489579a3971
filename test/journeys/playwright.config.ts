import { defineConfig } from '@playwright/test';
import { browserTests } from './browserTests.ts';

// Each needs a worker of its own, and waits for most of its time: one follows the other beside the rest, not after it.
const withHostsOfTheirOwn = ['offline.spec.ts', 'twoOrigins.spec.ts'];

/** Journeys of a borrower in a real browser, on the production build against the sandbox. */
export default defineConfig(browserTests, {
  testDir: '.',
  // A folder of its own, for a run empties it first, and others run beside.
  outputDir: '../../test-results/journeys',
  reporter: [['list'], ['json', { outputFile: '../../.cache/journeys.json' }]],
  workers: 4,
  projects: [
    { name: 'journeys', testIgnore: withHostsOfTheirOwn, workers: 3 },
    { name: 'journeys with hosts of their own', testMatch: withHostsOfTheirOwn, workers: 1 },
  ],
});

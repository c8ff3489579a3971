import { defineConfig } from '@playwright/test';
import { browserTests } from './browserTests.ts';

// Each needs its own worker and mostly waits: they run one after the other beside the rest, not after it.
const withHostsOfTheirOwn = ['offline.spec.ts', 'twoOrigins.spec.ts'];

/** Journeys of a borrower in a real browser, on the production build against the sandbox. */
export default defineConfig(browserTests, {
  testDir: '.',
  // A folder of its own, because a run empties it first, and other runs may be in progress.
  outputDir: '../../test-results/journeys',
  reporter: [['list'], ['json', { outputFile: '../../.cache/journeys.json' }]],
  workers: 4,
  projects: [
    { name: 'journeys', testIgnore: withHostsOfTheirOwn, workers: 3 },
    { name: 'journeys with hosts of their own', testMatch: withHostsOfTheirOwn, workers: 1 },
  ],
});

import { defineConfig } from '@playwright/test';

/** The fault matrix: one tab a worker, which opens its browser by itself. README.md says how to choose cases. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // Tells a race from what always goes wrong, and takes nothing back. A tab in which something went wrong is not used again.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['line'], ['json', { outputFile: '../../.cache/faults.json' }]],
});

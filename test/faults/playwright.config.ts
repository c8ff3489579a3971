import { defineConfig } from '@playwright/test';

/** The fault matrix. Each worker launches its own browser and uses one tab. README.md says how to choose cases. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // Distinguishes a flaky case from one that always fails; both fail the run. A tab is not reused after a failure.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['line'], ['json', { outputFile: '../../.cache/faults.json' }]],
});

import { defineConfig } from 'vitest/config';

/** Real browsers, one after the other: `npx vitest run --config test/engines/vitest.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60_000,
    // The first run of all installs the browsers.
    hookTimeout: 300_000,
  },
});

import { defineConfig } from 'vitest/config';

/** A real browser that nothing is attached to: `npx vitest run --config test/prerender/vitest.config.ts`. */
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

import { defineConfig } from 'vitest/config';

/** Returns the Vitest configuration for a folder's tests in real browsers; `maxWorkers` files run in parallel. */
export const realBrowsers = (folder: string, maxWorkers = 1) =>
  defineConfig({
    root: folder,
    test: {
      include: ['*.test.ts'],
      environment: 'node',
      maxWorkers,
      testTimeout: 60_000,
      // The very first run installs the browsers.
      hookTimeout: 300_000,
      // The default is one second, too short for a page on a busy machine.
      expect: { poll: { timeout: 20_000 } },
    },
  });

import { defineConfig } from 'vitest/config';

/** The tests of a folder in real browsers, so many files beside each other. */
export const realBrowsers = (folder: string, maxWorkers = 1) =>
  defineConfig({
    root: folder,
    test: {
      include: ['*.test.ts'],
      environment: 'node',
      maxWorkers,
      testTimeout: 60_000,
      // The first run of all installs the browsers.
      hookTimeout: 300_000,
      // By itself it looks for a second, within which a busy machine brings no page.
      expect: { poll: { timeout: 20_000 } },
    },
  });

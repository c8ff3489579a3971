import { basename } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { launchOptions } from './engines/chromium.ts';
import { ensureEngines } from './engines/ensureEngines.ts';

await ensureEngines();

const { BRAND, BRAND_DIR, CI, OUT_DIR, TEST_PART } = process.env;
const isOwnBrand = !!(BRAND || BRAND_DIR);
// `npm test` leaves out repeated and rare cases; a run by hand, such as of one file, leaves out nothing.
const leavesOut = !!TEST_PART && TEST_PART !== '1';

// Each test changes the host and mostly waits: they run one after the other beside the rest, not after it.
const WITH_OWN_HOSTS = 'journeys/offline.spec.ts';

const inGallery: Project = {
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: { viewport: { width: 320, height: 640 } },
};

const project = (name: string, testMatch: string | string[], more: Project = {}): Project => ({
  name,
  testMatch,
  // A run empties its folder first; runs on several builds go on at once.
  outputDir: `../test-results/${basename(OUT_DIR || 'dist')}/${name}`,
  ...more,
});

/** All tests in Playwright's browser, on the build that `OUT_DIR` and the other settings name. test/README.md has the projects. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../scripts/testing/ensureBuild.ts',
  fullyParallel: true,
  forbidOnly: !!CI,
  failOnFlakyTests: true,
  // One more than a small machine has processors, for a journey waits for a good part of its time.
  workers: 3,
  timeout: 30_000,
  reporter: CI ? 'dot' : 'list',
  ...(leavesOut && { grepInvert: isOwnBrand ? /@matrix/ : /@matrix|@further/ }),
  use: {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    screenshot: 'only-on-failure',
    // What a worker asks for no test sees or holds back; offline.spec.ts has one.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
  projects: [
    project('journeys', 'journeys/*.spec.ts', { testIgnore: WITH_OWN_HOSTS }),
    project('journeys-own-hosts', WITH_OWN_HOSTS, { workers: 1 }),
    project('gallery', ['gallery/states.spec.ts', 'gallery/injection.spec.ts'], inGallery),
    project('states', 'gallery/*[sS]tate*.spec.ts', inGallery),
    project('faults', 'faults/browser/*.spec.ts', { timeout: 60_000 }),
    // The first page waits until the server has found and bundled its dependencies.
    project('dev', 'dev/*.spec.ts', { workers: 1, timeout: 120_000, expect: { timeout: 15_000 } }),
    // On builds of their own, which scripts/test.ts names.
    project('anyBrand', ['anyBrand/*.spec.ts', 'journeys/wholePath.spec.ts']),
    project('ph', 'brands/*.spec.ts'),
    project('adapter', 'adapter/*.spec.ts'),
    project('reporting', 'reporting/*.spec.ts'),
  ],
});

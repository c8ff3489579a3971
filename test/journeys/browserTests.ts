import { defineConfig } from '@playwright/test';
import { launchOptions } from '../engines/chromium.ts';

/** What all tests that Playwright runs share: the phone, its browser, and that none is tried twice. */
export const browserTests = defineConfig({
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  retries: 0,
  // One more than a small machine has processors, for a journey waits for a good part of its time.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  use: {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    screenshot: 'only-on-failure',
    // What a worker asks for no test sees or holds back; offline.spec.ts has one.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
});

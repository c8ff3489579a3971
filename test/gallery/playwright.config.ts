import { defineConfig } from '@playwright/test';
import { chromium } from '../engines/chromium.ts';

const { bin, env } = chromium('current');

/** The gallery of components in a real browser, from a development server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/gallery',
  forbidOnly: !!process.env['CI'],
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/gallery.json' }]],
  use: {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: bin,
      env: { ...(process.env as Record<string, string>), ...env },
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});

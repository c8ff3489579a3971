import { type Browser, chromium as playwright } from 'playwright-core';
import { chromium } from '../../../test/engines/chromium.ts';
import { ensureEngines } from '../../../test/engines/ensureEngines.ts';

/** The current Chromium, as the project's tests have it. It trusts the certificate whose key has this hash. */
export const launchBrowser = async (keyHash: string): Promise<Browser> => {
  await ensureEngines();
  const { bin, env } = chromium('current');
  return playwright.launch({
    executablePath: bin,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--window-size=360,640',
      '--touch-events=enabled',
      // Unlike a mistrusted certificate, one of this list keeps the cache at work.
      `--ignore-certificate-errors-spki-list=${keyHash}`,
    ],
  });
};

import { chromium } from '../../../test/engines/chromium.ts';
import { startChromium } from '../../../test/engines/chromiumProcess.ts';
import { connectDevTools, type DevToolsConnection } from '../../../test/engines/devtoolsConnection.ts';
import { ensureEngines } from '../../../test/engines/ensureEngines.ts';
import { textOf } from '../../../test/engines/json.ts';

/** A page in a profile of its own: no cache, no storage but its own. */
export interface FreshPage {
  readonly devtools: DevToolsConnection;
  close(): Promise<void>;
}

/** The browser that is measured. */
export interface BenchBrowser {
  readonly version: string;
  openPage(): Promise<FreshPage>;
  close(): Promise<void>;
}

const WIDTH = 360;
const HEIGHT = 640;

const openPage = async (browser: DevToolsConnection, socketUrl: string): Promise<FreshPage> => {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const place = { browserContextId, width: WIDTH, height: HEIGHT, newWindow: true };
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', ...place });
  const devtools = await connectDevTools(new URL(`/devtools/page/${textOf(targetId)}`, socketUrl).href);
  return {
    devtools,
    close: async () => {
      devtools.close();
      await browser.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
};

/**
 * The current Chromium, as the project's tests have it. It trusts the certificate whose key has this hash.
 *
 * Driven over its own protocol, not by a testing library: those make a second world for their scripts in every document
 * that is opened, which a page of several documents would pay for (some 15 ms each on a slow processor) and a single
 * page would not.
 */
export const launchBrowser = async (keyHash: string): Promise<BenchBrowser> => {
  await ensureEngines();
  const process = await startChromium(chromium('current'), [
    `--window-size=${WIDTH},${HEIGHT}`,
    '--touch-events=enabled',
    '--disable-background-networking',
    // Webviews keep no page that is left, and a page that waits its turn is as quick as the one in front.
    '--disable-back-forward-cache',
    '--disable-renderer-backgrounding',
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    // Unlike a mistrusted certificate, one of this list keeps the cache at work.
    `--ignore-certificate-errors-spki-list=${keyHash}`,
  ]);
  const { version, browserSocketUrl } = process;
  const browser = await connectDevTools(browserSocketUrl);
  return {
    version,
    openPage: () => openPage(browser, browserSocketUrl),
    close: async () => {
      browser.close();
      await process.stop();
    },
  };
};

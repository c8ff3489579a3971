import { chromium } from '../../../test/engines/chromium.ts';
import { startChromium } from '../../../test/engines/chromiumProcess.ts';
import { connectDevTools, type DevToolsConnection } from '../../../test/engines/devtoolsConnection.ts';
import { ensureEngines } from '../../../test/engines/ensureEngines.ts';
import { textOf } from '../../../test/engines/json.ts';
import { openTab, type Tab } from './openTab.ts';

/** A tab in a new profile, with its own empty cache and storage. */
export interface FreshTab extends Tab {
  /** Another tab in the same profile, as a link in a message opens it. It closes with this one. */
  openAnother(): Promise<FreshTab>;
  close(): Promise<void>;
}

/** The browser that is measured. */
export interface BenchBrowser {
  readonly version: string;
  openTab(): Promise<FreshTab>;
  close(): Promise<void>;
}

const WIDTH = 360;
const HEIGHT = 640;
// A phone has no mouse. The browser takes one to be at 0,0, and would have every document that appears below it find what is there.
const BESIDE_THE_MOUSE = { left: 50, top: 50 };

const openFreshTab = async (browser: DevToolsConnection, socketUrl: string): Promise<FreshTab> => {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const place = { browserContextId, ...BESIDE_THE_MOUSE, width: WIDTH, height: HEIGHT, newWindow: true, forTab: true };
  const tabs: Tab[] = [];
  const close = async (): Promise<void> => {
    for (const { devtools } of tabs) devtools.close();
    await browser.send('Target.disposeBrowserContext', { browserContextId });
  };
  const openAnother = async (): Promise<FreshTab> => {
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', ...place });
    const tab = await openTab(socketUrl, textOf(targetId));
    tabs.push(tab);
    return { ...tab, openAnother, close };
  };
  return openAnother();
};

/**
 * Starts the Chromium of the project's tests. It trusts the certificate whose key has this hash.
 *
 * It is controlled over the DevTools protocol, without a testing library: libraries make an isolated world for their scripts in every
 * document, which would slow down the variants with several documents (about 15 ms each on a slow processor), but not a
 * single-page app.
 */
export const launchBrowser = async (keyHash: string): Promise<BenchBrowser> => {
  await ensureEngines();
  const process = await startChromium(chromium('current'), [
    `--window-size=${WIDTH},${HEIGHT}`,
    '--touch-events=enabled',
    '--disable-background-networking',
    // Webviews have no back/forward cache; and pages in the background must be as fast as the one in front.
    '--disable-back-forward-cache',
    '--disable-renderer-backgrounding',
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    // With a certificate of this list, unlike one that is merely ignored, the browser still caches.
    `--ignore-certificate-errors-spki-list=${keyHash}`,
  ]);
  const { version, browserSocketUrl } = process;
  const browser = await connectDevTools(browserSocketUrl);
  return {
    version,
    openTab: () => openFreshTab(browser, browserSocketUrl),
    close: async () => {
      browser.close();
      await process.stop();
    },
  };
};

import { chromium } from '../../../test/engines/chromium.ts';
import { startChromium } from '../../../test/engines/chromiumProcess.ts';
import { connectDevTools, type DevToolsConnection } from '../../../test/engines/devtoolsConnection.ts';
import { ensureEngines } from '../../../test/engines/ensureEngines.ts';
import { textOf } from '../../../test/engines/json.ts';
import { openTab, type Tab } from './openTab.ts';

/** A tab in a profile of its own: no cache, no storage but its own. */
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

const openFreshTab = async (browser: DevToolsConnection, socketUrl: string): Promise<FreshTab> => {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const place = { browserContextId, width: WIDTH, height: HEIGHT, newWindow: true, forTab: true };
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
    openTab: () => openFreshTab(browser, browserSocketUrl),
    close: async () => {
      browser.close();
      await process.stop();
    },
  };
};

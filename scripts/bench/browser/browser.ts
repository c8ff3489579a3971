import { chromium } from '../../../test/engines/chromium.ts';
import { type Send as SendToPage, startChromium } from '../../../test/engines/devtools.ts';
import { connectDevTools } from '../../../test/engines/devtoolsConnection.ts';
import { ensureEngines } from '../../../test/engines/ensureEngines.ts';

/** The browser that is measured. */
export type BenchBrowser = Awaited<ReturnType<typeof launchBrowser>>;

/** A tab with its pages: the visible one, and sometimes a prerendered one, which replaces it at a tap. */
export type Tab = Awaited<ReturnType<BenchBrowser['openTab']>>;

const SIZE = { width: 360, height: 640 };
// The browser takes the mouse, which a phone does not have, to be at 0,0: a window there would look for what is below it in every document.
const BESIDE_THE_MOUSE = { left: 50, top: 50 };

interface Attached {
  readonly sessionId: string;
  readonly targetInfo: { readonly type: string };
}

const WAITING = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

/**
 * Attaches to a tab, not to a page: a prerendered page is then one more page of the tab, which can be reached before and after it is opened.
 * Testing libraries attach to pages, which disables prerendering.
 */
const attach = async (socketUrl: string, targetId: string) => {
  const browser = await connectDevTools(socketUrl);
  const pages = new Map<string, SendToPage>();
  let prepared: (send: SendToPage) => Promise<unknown> = async () => {};
  browser.on<Attached>('Target.detachedFromTarget', ({ sessionId }) => pages.delete(sessionId));
  browser.on<Attached>('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'page') return;
    const send: SendToPage = (command, given) => browser.send(command, given, sessionId);
    pages.set(sessionId, send);
    // A page that was discarded meanwhile does not respond; that does not matter.
    prepared(send).catch(() => {});
    send('Runtime.runIfWaitingForDebugger').catch(() => {});
  });
  const { sessionId } = await (browser.send as SendToPage)('Target.attachToTarget', { targetId, flatten: true });
  await browser.send('Target.setAutoAttach', WAITING, sessionId);
  return {
    /** Prepares the present page and, before its own code runs, every later one. */
    prepare: async (run: (send: SendToPage) => Promise<unknown>): Promise<void> => {
      prepared = run;
      await Promise.all([...pages.values()].map(run));
    },
    // The oldest page is the visible one: a prerendered page comes later, and the visible one ends when that replaces it.
    pages: (): readonly SendToPage[] => [...pages.values()],
    on: browser.on,
    disconnect: browser.close,
  };
};

/** Starts the Chromium of the project's tests. It trusts the certificate whose key has this hash. */
export const launchBrowser = async (keyHash: string) => {
  await ensureEngines();
  const process = await startChromium(chromium('current'), [
    `--window-size=${SIZE.width},${SIZE.height}`,
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
  const browser = await connectDevTools(process.browserSocketUrl);

  /** Opens a tab in a new profile, with its own empty cache and storage. */
  const openTab = async () => {
    const send = browser.send as SendToPage;
    const { browserContextId } = await send('Target.createBrowserContext');
    const place = { browserContextId, ...BESIDE_THE_MOUSE, ...SIZE, newWindow: true, forTab: true };
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', ...place });
    const { disconnect, ...tab } = await attach(process.browserSocketUrl, targetId);
    const close = async (): Promise<void> => {
      disconnect();
      await send('Target.disposeBrowserContext', { browserContextId });
    };
    return { ...tab, close };
  };

  return {
    version: process.version,
    openTab,
    close: async (): Promise<void> => {
      browser.close();
      await process.stop();
    },
  };
};

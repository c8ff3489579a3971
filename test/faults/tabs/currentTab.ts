import { type Browser, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../engines/chromium.ts';
import type { Tab, TabMaker } from './Tab.ts';

const watch = (page: Page): { complaints: string[]; requests: string[] } => {
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => requests.push(request.url()));
  return { complaints, requests };
};

const openTab = async (browser: Browser, firstScript: string): Promise<Tab> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    // A service worker's cache would hide faults from the page.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
  });
  await context.addInitScript({ content: firstScript });
  const page = await context.newPage();
  const { complaints, requests } = watch(page);
  return {
    engine: 'current',
    page,
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }) => page.touchscreen.tap(x, y),
    setOffline: (isOffline) => context.setOffline(isOffline),
    takeComplaints: () => complaints.splice(0),
    takeRequests: () => requests.splice(0),
    close: () => context.close(),
  };
};

/** Launches current Chromium. */
export const currentTabs = async (): Promise<TabMaker> => {
  const browser = await chromium.launch({
    ...launchOptions(),
    // Other host names fail to resolve at once, whatever network this machine has.
    args: ['--disable-gpu', '--hide-scrollbars', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });
  return { putsScriptIn: true, open: (firstScript) => openTab(browser, firstScript), close: () => browser.close() };
};

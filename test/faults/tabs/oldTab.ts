import { chromium } from '../../engines/chromium.ts';
import { type ChromiumDriver, launchChromium } from '../../engines/devtools.ts';
import type { Tab, TabMaker } from './Tab.ts';

// The policy has directives that came later, which an old Chromium passes over, but not without a word.
const KNOWN_COMPLAINT = /^Unrecognized Content-Security-Policy directive/;

const tabOf = (driver: ChromiumDriver): Tab => ({
  engine: 'chromium69',
  goto: (url) => driver.goto(url),
  evaluate: (expression) => driver.evaluate(expression),
  press: (spot) => driver.pressAt(spot),
  setOffline: async (offline) => {
    const rates = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await driver.send('Network.emulateNetworkConditions', { offline, ...rates });
  },
  takeComplaints: () => [
    ...driver.journal.exceptions.splice(0).map((text) => `uncaught: ${text}`),
    ...driver.journal.consoleErrors.splice(0).filter((complaint) => !KNOWN_COMPLAINT.test(complaint)),
  ],
  takeRequests: () => driver.journal.requests.splice(0),
  close: () => driver.close(),
});

/** Chromium 69, a browser to each tab. */
export const oldTabs = (): TabMaker => ({
  putsScriptIn: true,
  open: async (firstScript) => {
    const driver = await launchChromium(chromium(69));
    await driver.addInitScript(firstScript);
    return tabOf(driver);
  },
  close: async () => {},
});

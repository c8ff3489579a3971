import { chromium } from '../../engines/chromium.ts';
import type { Driver } from '../../engines/Driver.ts';
import { launchChromium } from '../../engines/devtools.ts';
import { launchWebKitGtk } from '../../engines/webkitGtk.ts';
import type { Tab, TabMaker } from './Tab.ts';

const tabOf = ({ goto, evaluate, pressAt, close }: Driver): Pick<Tab, 'goto' | 'evaluate' | 'press' | 'close'> => ({
  goto,
  evaluate: (expression) => evaluate(expression),
  press: pressAt,
  close,
});

/** Creates tabs of Chromium 69, each in a browser of its own. */
export const oldTabs = (): TabMaker => ({
  putsScriptIn: true,
  open: async (firstScript) => {
    const driver = await launchChromium(chromium(69));
    const { exceptions, consoleErrors, requests } = driver.journal;
    await driver.addInitScript(firstScript);
    return {
      ...tabOf(driver),
      engine: 'chromium69',
      setOffline: async (offline) => {
        const rates = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
        await driver.send('Network.emulateNetworkConditions', { offline, ...rates });
      },
      takeComplaints: () => [...exceptions.splice(0).map((text) => `uncaught: ${text}`), ...consoleErrors.splice(0)],
      takeRequests: () => requests.splice(0),
    };
  },
  close: async () => {},
});

/** Creates tabs of WebKitGTK, each in a browser of its own. It reports no requests and no console messages. */
export const webkitTabs = (): TabMaker => ({
  putsScriptIn: false,
  open: async () => ({
    ...tabOf(await launchWebKitGtk()),
    engine: 'webkit',
    takeComplaints: () => [],
    takeRequests: () => [],
  }),
  close: async () => {},
});

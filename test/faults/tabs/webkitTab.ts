import { launchWebKitGtk } from '../../engines/webkitGtk.ts';
import type { TabMaker } from './Tab.ts';

/** WebKitGTK, a browser to each tab. It tells of no request and no console; what the stage hears has to do. */
export const webkitTabs = (): TabMaker => ({
  putsScriptIn: false,
  open: async () => {
    const driver = await launchWebKitGtk();
    return {
      engine: 'webkit',
      goto: (url) => driver.goto(url),
      evaluate: (expression) => driver.evaluate(expression),
      press: (spot) => driver.pressAt(spot),
      takeComplaints: () => [],
      takeRequests: () => [],
      close: () => driver.close(),
    };
  },
  close: async () => {},
});

import type { Chromium } from './chromium.ts';
import { startChromium } from './chromiumProcess.ts';
import { type Driver, driverOf, SMALL_PHONE } from './Driver.ts';
import { connectDevTools, type DevToolsConnection } from './devtoolsConnection.ts';
import { evaluate, goto } from './devtoolsPage.ts';
import { keepJournal, type PageJournal } from './pageJournal.ts';

/** A Driver over the DevTools protocol, with features that other engines do not have. */
export interface ChromiumDriver extends Driver {
  readonly journal: PageJournal;
  /** Runs the script before the page's own, in every document from the next `goto` on. */
  addInitScript(source: string): Promise<void>;
  /** Sends any command of the protocol; old engines lack many. */
  readonly send: DevToolsConnection['send'];
}

// Enables touch and makes the page's meta viewport effective.
async function becomePhone({ send }: DevToolsConnection): Promise<void> {
  const { widthPx: width, heightPx: height, scale: deviceScaleFactor } = SMALL_PHONE;
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
}

/** Starts any Chromium from 64 to today's, emulating a phone, on a blank page; rejects if it does not start. */
export async function launchChromium(chromium: Chromium): Promise<ChromiumDriver> {
  const browser = await startChromium(chromium, []);
  try {
    const connection = await connectDevTools(browser.pageSocketUrl);
    const { send } = connection;
    const journal = keepJournal(connection);
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await send(`${domain}.enable`);
    await becomePhone(connection);
    const driver = driverOf({
      engine: 'chromium',
      goto: (url) => goto(connection, url),
      evaluate: (expression) => evaluate(connection, expression),
      pressAt: async ({ x, y }) => {
        await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      },
      typeKeys: async (text) => {
        // Not Input.insertText: Chromium 64 has no such command, and real keys reach the page's key handlers too.
        for (const key of text) {
          await send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
          await send('Input.dispatchKeyEvent', { type: 'keyUp', key });
        }
      },
      close: () => {
        connection.close();
        return browser.stop();
      },
    });
    const addInitScript = async (source: string): Promise<void> => {
      await send('Page.addScriptToEvaluateOnNewDocument', { source });
    };
    return { ...driver, journal, addInitScript, send };
  } catch (error) {
    await browser.stop();
    throw error;
  }
}

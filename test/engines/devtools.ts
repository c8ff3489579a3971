import type { Chromium } from './chromium.ts';
import { type ChromiumProcess, startChromium } from './chromiumProcess.ts';
import { type Driver, type LaunchOptions, PHONE, type Viewport } from './Driver.ts';
import { connectDevTools, type DevToolsConnection } from './devtoolsConnection.ts';
import { pressAt, tap, type } from './devtoolsInput.ts';
import { evaluate, goto, readText, screenshot, setViewport, waitFor } from './devtoolsPage.ts';
import type { JsonRecord } from './json.ts';
import { keepJournal, type PageJournal } from './pageJournal.ts';

export interface ChromiumOptions extends LaunchOptions {
  readonly flags?: readonly string[];
}

/** A Driver over the DevTools protocol, with what only it can do. */
export interface ChromiumDriver extends Driver {
  readonly journal: PageJournal;
  /** Runs the script before the page's own, in every document from the next `goto` on. */
  addInitScript(source: string): Promise<void>;
  /** Another screen, as on a phone: with touch, and with the page's meta viewport. */
  setViewport(viewport: Viewport): Promise<void>;
  /** A finger comes down at a place of the window, in CSS pixels, and leaves it. */
  pressAt(place: { readonly x: number; readonly y: number }): Promise<void>;
  /** Any command of the protocol; old engines lack many. */
  send(method: string, params?: JsonRecord): Promise<JsonRecord>;
}

function driverOf(browser: ChromiumProcess, connection: DevToolsConnection, journal: PageJournal): ChromiumDriver {
  return {
    engine: 'chromium',
    version: browser.version,
    journal,
    send: connection.send,
    pressAt: (place) => pressAt(connection, place),
    goto: (url) => goto(connection, url),
    evaluate: (expression) => evaluate(connection, expression),
    waitFor: (expression, timeoutMs) => waitFor(connection, expression, timeoutMs),
    tap: (selector) => tap(connection, selector),
    type: (selector, text) => type(connection, selector, text),
    text: (selector) => readText(connection, selector),
    screenshot: (file) => screenshot(connection, file),
    addInitScript: async (source) => {
      await connection.send('Page.addScriptToEvaluateOnNewDocument', { source });
    },
    setViewport: (viewport) => setViewport(connection, viewport),
    close: () => {
      connection.close();
      return browser.stop();
    },
  };
}

async function prepare(browser: ChromiumProcess, viewport: Viewport): Promise<ChromiumDriver> {
  const connection = await connectDevTools(browser.pageSocketUrl);
  const journal = keepJournal(connection);
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await connection.send(`${domain}.enable`);
  await setViewport(connection, viewport);
  return driverOf(browser, connection, journal);
}

/** Starts any Chromium from 64 to today's as a phone, on a blank page; rejects when it does not come up. */
export async function launchChromium(chromium: Chromium, options: ChromiumOptions = {}): Promise<ChromiumDriver> {
  const { viewport = PHONE, userAgent, flags = [] } = options;
  const browser = await startChromium(chromium, userAgent ? [...flags, `--user-agent=${userAgent}`] : flags);
  try {
    return await prepare(browser, viewport);
  } catch (error) {
    await browser.stop();
    throw error;
  }
}

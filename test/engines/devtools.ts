import type { Chromium } from './chromium.ts';
import { startChromium } from './chromiumProcess.ts';
import { type Driver, driverOf, SMALL_PHONE } from './Driver.ts';
import { connectDevTools, type DevToolsConnection } from './devtoolsConnection.ts';
import { type JsonRecord, listOf, recordOf, textOf } from './json.ts';
import { within } from './waiting.ts';

const LOAD_MS = 20_000;

/** Implements Driver.evaluate; rejects with what the page threw. */
async function evaluate({ send }: DevToolsConnection, expression: string): Promise<unknown> {
  const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  const thrown = recordOf(answer['exceptionDetails']);
  if (answer['exceptionDetails'] === undefined) return recordOf(answer['result'])['value'] ?? null;
  throw new Error(`${textOf(recordOf(thrown['exception'])['description'], textOf(thrown['text']))}\nin ${expression}`);
}

/** Implements Driver.goto; rejects if the navigation fails or the load event takes too long. */
async function goto(connection: DevToolsConnection, url: string): Promise<void> {
  let stopListening = (): unknown => undefined;
  const loaded = new Promise<void>((resolve) => {
    stopListening = connection.listen((method) => {
      if (method === 'Page.loadEventFired') resolve();
    });
  });
  try {
    const { errorText } = await connection.send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${textOf(errorText)}`);
    await within(`the load event of ${url}`, loaded, LOAD_MS);
  } finally {
    stopListening();
  }
}

/** A record of what the page did since its browser started, across documents; empty a list to start again. */
interface PageJournal {
  /**
   * console.error, failed asserts and the browser's own errors, except failed requests and CSP directives that the
   * browser does not know.
   */
  readonly consoleErrors: string[];
  /** Uncaught exceptions and unhandled rejections. */
  readonly exceptions: string[];
  /** The addresses of its requests, in order; a redirect adds another one. */
  readonly requests: string[];
}

function printed(argument: unknown): string {
  const { value, description } = recordOf(argument);
  return textOf(description, typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));
}

function exceptionText(params: JsonRecord): string {
  const details = recordOf(params['exceptionDetails']);
  return textOf(recordOf(details['exception'])['description'], textOf(details['text']));
}

// An old Chromium ignores an unknown directive, but logs it.
const UNKNOWN_DIRECTIVE = /^Unrecognized Content-Security-Policy directive/;

function noteConsole(journal: PageJournal, { type, args }: JsonRecord): void {
  if (type === 'error' || type === 'assert') journal.consoleErrors.push(listOf(args).map(printed).join(' '));
}

function noteLog(journal: PageJournal, params: JsonRecord): void {
  const { level, source, text } = recordOf(params['entry']);
  // A failed request is often what a test is about.
  if (level === 'error' && source !== 'network' && !UNKNOWN_DIRECTIVE.test(textOf(text)))
    journal.consoleErrors.push(textOf(text));
}

/** Starts to record what the page does. The caller enables the domains Runtime, Log and Network afterwards. */
function keepJournal(connection: DevToolsConnection): PageJournal {
  const journal: PageJournal = { consoleErrors: [], exceptions: [], requests: [] };
  const notes: Readonly<Record<string, (params: JsonRecord) => unknown>> = {
    'Runtime.consoleAPICalled': (params) => noteConsole(journal, params),
    'Runtime.exceptionThrown': (params) => journal.exceptions.push(exceptionText(params)),
    'Log.entryAdded': (params) => noteLog(journal, params),
    'Network.requestWillBeSent': ({ request }) => journal.requests.push(textOf(recordOf(request)['url'])),
  };
  connection.listen((method, params) => notes[method]?.(params));
  return journal;
}

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

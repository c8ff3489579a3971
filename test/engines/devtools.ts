import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import type { Chromium } from './chromium.ts';
import { driverOf, SMALL_PHONE } from './Driver.ts';
import { connectDevTools, type DevToolsConnection } from './devtoolsConnection.ts';
import { heard, type ProcessGroup, startGroup, until, within } from './processes.ts';

const START_MS = 20_000;
const LISTENING = /DevTools listening on ws:\/\/([^/\s]+)/;

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--no-first-run',
  '--remote-debugging-port=0',
];

/** What a browser says at its addresses for debuggers. */
async function askJson<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(START_MS) });
  return (await answer.json()) as Answer;
}

interface Debuggable {
  readonly webSocketDebuggerUrl: string;
}

/** Returns the address of the DevTools socket of its only page. */
async function findPage(host: string): Promise<string | undefined> {
  const targets = await askJson<(Debuggable & { readonly type: string })[]>(`http://${host}/json/list`);
  return targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
}

/** Returns the browser's version, like `64.0.3264.0`, and its own DevTools socket, which can open more pages. */
async function askBrowser(host: string) {
  const { Browser, webSocketDebuggerUrl } = await askJson<Debuggable & { readonly Browser: string }>(
    `http://${host}/json/version`,
  );
  return { version: Browser.replace(/^.*\//, ''), browserSocketUrl: webSocketDebuggerUrl };
}

/** Kills the browser and deletes its profile. */
async function stop(group: ProcessGroup, profile: string): Promise<void> {
  const { child } = group;
  const running = child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const ended = running ? once(child, 'exit') : undefined;
  group.kill();
  await ended;
  // Its child processes may still write for a moment.
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}

/** Starts a headless Chromium with its own profile; rejects with the end of its stderr if it does not start. */
export async function startChromium({ bin, env }: Chromium, extraFlags: readonly string[]) {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-profile-'));
  const group = startGroup(bin, [...FLAGS, ...extraFlags, `--user-data-dir=${profile}`, 'about:blank'], env);
  try {
    const host = await heard(group, `Chromium (${bin})`, LISTENING, START_MS);
    const pageSocketUrl = await until("Chromium's first page", () => findPage(host), START_MS);
    return { ...(await askBrowser(host)), pageSocketUrl, stop: () => stop(group, profile) };
  } catch (error) {
    await stop(group, profile);
    throw error;
  }
}

const LOAD_MS = 20_000;

/** Sends any command of the protocol, with its types; old engines lack many. */
export type Send = CDPSession['send'];

/** What a page has thrown, or printed. */
interface Told {
  readonly value?: unknown;
  readonly description?: string;
}

interface Thrown {
  readonly text: string;
  readonly exception?: Told;
}

const textOf = ({ exception, text }: Thrown): string => exception?.description ?? text;

/** Evaluates an expression in a page; a promise is awaited, and `undefined` becomes null. Rejects with what the page threw. */
export async function evaluate(send: Send, expression: string): Promise<unknown> {
  const how = { expression, returnByValue: true, awaitPromise: true };
  const { exceptionDetails: thrown, result } = await send('Runtime.evaluate', how);
  if (thrown) throw new Error(`${textOf(thrown)}\nin ${expression}`);
  return result.value ?? null;
}

/** Implements Driver.goto; rejects if the navigation fails or the load event takes too long. */
async function goto({ on }: DevToolsConnection, send: Send, url: string): Promise<void> {
  let stopListening = (): void => undefined;
  const loaded = new Promise<unknown>((resolve) => {
    stopListening = on('Page.loadEventFired', resolve);
  });
  try {
    const { errorText } = await send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await within(`the load event of ${url}`, loaded, LOAD_MS);
  } finally {
    stopListening();
  }
}

const printed = ({ description, value }: Told): string =>
  description ?? (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));

// An old Chromium ignores an unknown directive, but logs it.
const UNKNOWN_DIRECTIVE = /^Unrecognized Content-Security-Policy directive/;

/**
 * Collects what goes wrong in any document from now on: uncaught exceptions, unhandled rejections, console.error, failed asserts and the browser's
 * own errors. The caller enables the domains Runtime and Log afterwards.
 */
function problemsOf({ on }: DevToolsConnection): string[] {
  const problems: string[] = [];
  on<{ type: string; args: Told[] }>('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error' || type === 'assert') problems.push(args.map(printed).join(' '));
  });
  on<{ exceptionDetails: Thrown }>('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    problems.push(textOf(exceptionDetails));
  });
  on<{ entry: { level: string; source: string; text: string } }>('Log.entryAdded', ({ entry }) => {
    const { level, source, text } = entry;
    // A failed request is often what a test is about.
    if (level === 'error' && source !== 'network' && !UNKNOWN_DIRECTIVE.test(text)) problems.push(text);
  });
  return problems;
}

// Enables touch and makes the page's meta viewport effective.
async function becomePhone(send: Send): Promise<void> {
  const { widthPx: width, heightPx: height, scale: deviceScaleFactor } = SMALL_PHONE;
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
}

/**
 * Starts any Chromium from 64 to today's, emulating a phone, on a blank page; rejects if it does not start. `initScript` runs before the page's own
 * code, in every document.
 */
export async function launchChromium(chromium: Chromium, initScript: string) {
  const browser = await startChromium(chromium, []);
  try {
    const connection = await connectDevTools(browser.pageSocketUrl);
    const send = connection.send as Send;
    const problems = problemsOf(connection);
    for (const domain of ['Page', 'Runtime', 'Log'] as const) await send(`${domain}.enable`);
    await becomePhone(send);
    if (initScript) await send('Page.addScriptToEvaluateOnNewDocument', { source: initScript });
    const driver = driverOf({
      engine: 'chromium',
      goto: (url) => goto(connection, send, url),
      evaluate: (expression) => evaluate(send, expression),
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
    return { driver, takeProblems: () => problems.splice(0) };
  } catch (error) {
    await browser.stop();
    throw error;
  }
}

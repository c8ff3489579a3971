import { existsSync } from 'node:fs';
import { type Driver, type LaunchOptions, PHONE } from './Driver.ts';
import { fontEnvironment } from './support.ts';
import { openVirtualScreen, type VirtualScreen } from './virtualScreen.ts';
import { evaluate, goto, pressAt, readText, resize, screenshot, tap, type, waitFor } from './webDriverPage.ts';
import { openSession, type WebDriverSession } from './webDriverSession.ts';

const INSTALL = 'apt-get install --no-install-recommends webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb';
// Where Debian and Ubuntu put what these packages hold.
const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const BROWSERS = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

function browserFile(): string | undefined {
  return BROWSERS.find((file) => existsSync(file));
}

/** Whether this machine has WebKitGTK, its driver and a screen for it (apt, not npm). */
export function isWebKitGtkInstalled(): boolean {
  return existsSync(DRIVER) && existsSync(XVFB) && browserFile() !== undefined;
}

function capabilities(binary: string, userAgent: string | undefined): Record<string, unknown> {
  // Full screen drops the toolbar; with one, the window cannot be as narrow as a phone.
  const args = ['--automation', '--full-screen', ...(userAgent ? [`--user-agent=${userAgent}`] : [])];
  // Told to wait for loads itself, the driver waits for ever once a page has gone back.
  return { browserName: 'MiniBrowser', pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary, args } };
}

function environment(display: string, scale: number): NodeJS.ProcessEnv {
  const screen = { DISPLAY: display, GDK_BACKEND: 'x11', GDK_SCALE: String(scale), LIBGL_ALWAYS_SOFTWARE: '1' };
  return { ...screen, ...fontEnvironment() };
}

/** A Driver over WebDriver, with what only it needs. */
export interface WebKitDriver extends Driver {
  /** A mouse comes down at a place of the window, in CSS pixels, and leaves it. */
  pressAt(place: { readonly x: number; readonly y: number }): Promise<void>;
}

function driverOf(session: WebDriverSession, close: () => Promise<void>): WebKitDriver {
  return {
    engine: 'webkitgtk',
    version: session.browserVersion,
    goto: (url) => goto(session, url),
    evaluate: (expression) => evaluate(session, expression),
    waitFor: (expression, timeoutMs) => waitFor(session, expression, timeoutMs),
    pressAt: (place) => pressAt(session, place),
    tap: (selector) => tap(session, selector),
    type: (selector, text) => type(session, selector, text),
    text: (selector) => readText(session, selector),
    screenshot: (file) => screenshot(session, file),
    close,
  };
}

async function openOn(screen: VirtualScreen, binary: string, options: LaunchOptions): Promise<WebKitDriver> {
  const { viewport = PHONE, userAgent } = options;
  const env = environment(screen.display, viewport.scale);
  const session = await openSession(DRIVER, env, capabilities(binary, userAgent));
  const driver = driverOf(session, () => session.close().finally(screen.close));
  try {
    await resize(session, viewport);
    return driver;
  } catch (error) {
    await session.close();
    throw error;
  }
}

/**
 * Starts WebKitGTK (WebKit of Safari 26 as Debian 12 ships it) on a screen of its own, on a blank page. Taps are mouse
 * clicks there: a desktop engine has no touch. `scale` is a whole number. Rejects when it is not installed or does not
 * come up.
 */
export async function launchWebKitGtk(options: LaunchOptions = {}): Promise<WebKitDriver> {
  const binary = browserFile();
  if (binary === undefined || !isWebKitGtkInstalled()) throw new Error(`WebKitGTK is not installed: ${INSTALL}`);
  const { widthPx, heightPx, scale } = options.viewport ?? PHONE;
  const screen = await openVirtualScreen(widthPx * scale, heightPx * scale);
  try {
    return await openOn(screen, binary, options);
  } catch (error) {
    await screen.close();
    throw error;
  }
}

import { existsSync } from 'node:fs';
import { type Driver, driverOf, SMALL_PHONE } from './Driver.ts';
import { fontEnvironment } from './support.ts';
import { openVirtualScreen, type VirtualScreen } from './virtualScreen.ts';
import { until } from './waiting.ts';
import { openSession, type WebDriverSession } from './webDriverSession.ts';

const INSTALL = 'apt-get install --no-install-recommends webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb';
// Where these packages install their files on Debian and Ubuntu.
const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const BROWSERS = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

// A command during a navigation is sometimes never answered; repeating it helps.
const ASK_AGAIN_MS = 2_000;
const LOAD_MS = 20_000;

function browserFile(): string | undefined {
  return BROWSERS.find((file) => existsSync(file));
}

/** Returns whether this machine has WebKitGTK, its driver and Xvfb (from apt, not npm). */
export function isWebKitGtkInstalled(): boolean {
  return existsSync(DRIVER) && existsSync(XVFB) && browserFile() !== undefined;
}

function capabilities(binary: string): Record<string, unknown> {
  // Full screen removes the toolbar; with it, the window cannot be as narrow as a phone.
  const args = ['--automation', '--full-screen'];
  // If the driver waits for loads itself, it waits for ever once a page has gone back.
  return { browserName: 'MiniBrowser', pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary, args } };
}

function environment(display: string): NodeJS.ProcessEnv {
  const screen = {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    GDK_SCALE: `${SMALL_PHONE.scale}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  return { ...screen, ...fontEnvironment() };
}

function driverOn(session: WebDriverSession, close: () => Promise<void>): Driver {
  const evaluate = async (expression: string, answerMs?: number): Promise<unknown> => {
    const body = { script: `return (${expression})`, args: [] };
    return (await session.send('POST', '/execute/sync', body, answerMs)) ?? null;
  };
  const act = async (device: Record<string, unknown>): Promise<void> => {
    await session.send('POST', '/actions', { actions: [device] });
  };
  return driverOf({
    engine: 'webkitgtk',
    evaluate,
    ask: (expression) => evaluate(expression, ASK_AGAIN_MS),
    goto: async (url) => {
      // The driver does not wait for loads, so the old document is marked to recognise the new one.
      await evaluate('window.isLeft = true');
      await session.send('POST', '/url', { url });
      const loaded = `!window.isLeft && document.readyState === 'complete'`;
      await until(url, () => evaluate(loaded, ASK_AGAIN_MS), LOAD_MS);
    },
    pressAt: ({ x, y }) => {
      const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      return act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    typeKeys: (text) => {
      const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      return act({ type: 'key', id: 'keys', actions });
    },
    close,
  });
}

async function openOn(screen: VirtualScreen, binary: string): Promise<Driver> {
  const session = await openSession(DRIVER, environment(screen.display), capabilities(binary));
  const driver = driverOn(session, () => session.close().finally(screen.close));
  const { widthPx: width, heightPx: height } = SMALL_PHONE;
  try {
    await session.send('POST', '/window/rect', { x: 0, y: 0, width, height });
    await driver.waitFor(`innerWidth === ${width} && innerHeight === ${height}`);
    return driver;
  } catch (error) {
    await session.close();
    throw error;
  }
}

/**
 * Starts WebKitGTK (the WebKit of Safari 26 as Debian 12 ships it) on its own virtual display, on a blank page. Taps
 * are mouse clicks: a desktop engine has no touch. Rejects if it is not installed or does not start.
 */
export async function launchWebKitGtk(): Promise<Driver> {
  const binary = browserFile();
  if (binary === undefined || !isWebKitGtkInstalled()) throw new Error(`WebKitGTK is not installed: ${INSTALL}`);
  const { widthPx, heightPx, scale } = SMALL_PHONE;
  const screen = await openVirtualScreen(widthPx * scale, heightPx * scale);
  try {
    return await openOn(screen, binary);
  } catch (error) {
    await screen.close();
    throw error;
  }
}

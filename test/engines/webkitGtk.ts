import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { byActions, type Driver, driverOf, gotoBy, SMALL_PHONE } from './Driver.ts';
import { fontEnvironment } from './packages.ts';
import { freePort, type ProcessGroup, startGroup, until, within } from './processes.ts';

const SCREEN_START_MS = 10_000;
const END_MS = 2_000;
const DISPLAY_PIPE = 3;

/** A virtual X display. */
type VirtualScreen = Awaited<ReturnType<typeof openVirtualScreen>>;

/** Reads the display's number: Xvfb picks a free one and writes it to the pipe, so displays can start in parallel. */
function displayNumber(group: ProcessGroup): Promise<string> {
  return new Promise((resolve, reject) => {
    const pipe = group.child.stdio[DISPLAY_PIPE];
    if (pipe instanceof Readable) pipe.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    group.child.once('error', reject);
    group.child.once('exit', (code) => reject(new Error(`Xvfb ended (${code})\n${group.tail()}`)));
  });
}

/** Sends SIGTERM first: Xvfb killed at once would leave its lock and socket in /tmp and the display's number taken. */
async function close(group: ProcessGroup): Promise<void> {
  const ended = once(group.child, 'exit');
  group.child.kill('SIGTERM');
  await within("Xvfb's end", ended, END_MS).catch(() => undefined);
  group.kill();
}

/** Opens a display of this size in device pixels; needs the package xvfb. `display` is the value for DISPLAY: `:1`. */
async function openVirtualScreen(widthPx: number, heightPx: number) {
  const size = `${widthPx}x${heightPx}x24`;
  const args = ['-displayfd', String(DISPLAY_PIPE), '-screen', '0', size, '-nolisten', 'tcp'];
  const group = startGroup('Xvfb', args, {}, 1);
  try {
    const number = await within('Xvfb', displayNumber(group), SCREEN_START_MS);
    return { display: `:${number}`, close: () => close(group) };
  } catch (error) {
    group.kill();
    throw error;
  }
}

// Rendering a list of ten thousand takes long if several browsers share a core.
const ANSWER_MS = 90_000;
const START_MS = 20_000;
const HOST = '127.0.0.1';

type WebDriverSession = ReturnType<typeof sessionOf>;

async function request<Value = unknown>(
  origin: string,
  method: string,
  path: string,
  body?: object,
  answerMs = ANSWER_MS,
): Promise<Value> {
  const answer = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(answerMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (answer.ok) return value;
  throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
}

function sessionOf(origin: string, sessionId: string, endDriver: () => void) {
  const base = `/session/${sessionId}`;
  /** Sends a command, by its path in the session; rejects with the driver's error, or if no answer comes in time. */
  const send = (method: 'POST' | 'DELETE', path: string, body?: object, answerMs?: number): Promise<unknown> =>
    request(origin, method, base + path, body, answerMs);
  /** Ends the session, its driver and its browser. */
  const close = async (): Promise<void> => {
    // A crashed browser cannot end its session; its process group is killed anyway.
    await send('DELETE', '').catch(() => undefined);
    endDriver();
  };
  return { send, close };
}

/** Starts a WebDriver program and opens a session with these capabilities; rejects with the end of its stderr. */
async function openSession(program: string, env: NodeJS.ProcessEnv, capabilities: object): Promise<WebDriverSession> {
  const port = await freePort();
  const group = startGroup(program, [`--port=${port}`, `--host=${HOST}`], env);
  const origin = `http://${HOST}:${port}`;
  try {
    await until(program, () => request(origin, 'GET', '/status'), START_MS);
    const wanted = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await request<{ sessionId: string }>(origin, 'POST', '/session', wanted);
    return sessionOf(origin, sessionId, group.kill);
  } catch (error) {
    group.kill();
    throw new Error(`${program} opened no session\n${group.tail()}`, { cause: error });
  }
}

const INSTALL = 'apt-get install --no-install-recommends webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb';
// Where these packages install their files on Debian and Ubuntu.
const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const BROWSERS = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

// A command during a navigation is sometimes never answered; repeating it helps.
const ASK_AGAIN_MS = 2_000;

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
  const ask = (expression: string): Promise<unknown> => evaluate(expression, ASK_AGAIN_MS);
  return driverOf({
    engine: 'webkitgtk',
    evaluate,
    ask,
    goto: gotoBy((url) => session.send('POST', '/url', { url }), evaluate, ask),
    ...byActions((device) => session.send('POST', '/actions', { actions: [device] })),
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

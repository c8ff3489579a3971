import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { byActions, type Driver, driverOf, gotoBy, SMALL_PHONE } from './Driver.ts';
import { fontEnvironment } from './packages.ts';
import { freePort, heard, type ProcessGroup, startGroup, until, within } from './processes.ts';

const END_MS = 2_000;
// Rendering a list of ten thousand takes long if several browsers share a core.
const ANSWER_MS = 90_000;
// A command during a navigation is sometimes never answered; repeating it helps.
const ASK_AGAIN_MS = 2_000;
const HOST = '127.0.0.1';

const INSTALL = 'apt-get install --no-install-recommends webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb';
// Where these packages install their files on Debian and Ubuntu.
const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const BROWSER = ['x86_64', 'aarch64']
  .map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file));

/** Returns whether this machine has WebKitGTK, its driver and Xvfb (from apt, not npm). */
export const isWebKitGtkInstalled = (): boolean => existsSync(DRIVER) && existsSync(XVFB) && !!BROWSER;

/** Opens a display of this size in device pixels. Xvfb picks a free number and writes it to its stderr, so displays can start in parallel. */
const openScreen = (widthPx: number, heightPx: number): ProcessGroup =>
  startGroup(XVFB, ['-displayfd', '2', '-screen', '0', `${widthPx}x${heightPx}x24`, '-nolisten', 'tcp']);

/** Sends SIGTERM first: Xvfb killed at once would leave its lock and socket in /tmp and the display's number taken. */
async function closeScreen({ child, kill }: ProcessGroup): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await within("Xvfb's end", ended, END_MS).catch(() => undefined);
  kill();
}

/** Sends a command; rejects with the driver's error, or if no answer comes in time. */
async function request<Value = unknown>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: object,
  answerMs = ANSWER_MS,
): Promise<Value> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(answerMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (answer.ok) return value;
  throw new Error(`${method} ${url}: ${value.error} ${value.message}`);
}

/** Opens a session. @returns its address */
async function openSession(origin: string): Promise<string> {
  await until(DRIVER, () => request('GET', `${origin}/status`));
  // Full screen removes the toolbar; with it, the window cannot be as narrow as a phone.
  const options = { binary: BROWSER, args: ['--automation', '--full-screen'] };
  // If the driver waits for loads itself, it waits for ever once a page has gone back.
  const wanted = { browserName: 'MiniBrowser', pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options };
  const body = { capabilities: { alwaysMatch: wanted } };
  const { sessionId } = await request<{ sessionId: string }>('POST', `${origin}/session`, body);
  return `${origin}/session/${sessionId}`;
}

function driverOn(session: string, close: () => Promise<void>): Driver {
  const send = (path: string, body: object, answerMs?: number) => request('POST', session + path, body, answerMs);
  const evaluate = async (expression: string, answerMs?: number): Promise<unknown> =>
    (await send('/execute/sync', { script: `return (${expression})`, args: [] }, answerMs)) ?? null;
  const ask = (expression: string): Promise<unknown> => evaluate(expression, ASK_AGAIN_MS);
  return driverOf({
    engine: 'webkitgtk',
    evaluate,
    ask,
    goto: gotoBy((url) => send('/url', { url }), evaluate, ask),
    ...byActions((device) => send('/actions', { actions: [device] })),
    close,
  });
}

/**
 * Starts WebKitGTK (the WebKit of Safari 26 as Debian 12 ships it) on its own virtual display, on a blank page. Taps
 * are mouse clicks: a desktop engine has no touch. Rejects if it is not installed or does not start.
 */
export async function launchWebKitGtk(): Promise<Driver> {
  if (!isWebKitGtkInstalled()) throw new Error(`WebKitGTK is not installed: ${INSTALL}`);
  const { widthPx: width, heightPx: height, scale } = SMALL_PHONE;
  const screen = openScreen(width * scale, height * scale);
  let program: ProcessGroup | undefined;
  let session: string | undefined;
  const close = async (): Promise<void> => {
    // A crashed browser cannot end its session; its process group is killed anyway.
    if (session) await request('DELETE', session).catch(() => undefined);
    program?.kill();
    await closeScreen(screen);
  };
  try {
    const DISPLAY = `:${await heard(screen, 'Xvfb', /^(\d+)$/m)}`;
    const drawing = { DISPLAY, GDK_BACKEND: 'x11', GDK_SCALE: `${scale}`, LIBGL_ALWAYS_SOFTWARE: '1' };
    const port = await freePort();
    program = startGroup(DRIVER, [`--port=${port}`, `--host=${HOST}`], { ...drawing, ...fontEnvironment() });
    session = await openSession(`http://${HOST}:${port}`);
    await request('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
    const driver = driverOn(session, close);
    await driver.waitFor(`innerWidth === ${width} && innerHeight === ${height}`);
    return driver;
  } catch (error) {
    await close();
    throw new Error(`WebKitGTK did not start\n${program?.tail() ?? ''}`, { cause: error });
  }
}

import { writeFile } from 'node:fs/promises';
import type { Viewport } from './Driver.ts';
import { textOf } from './json.ts';
import { DRAWN, stands, visibleText } from './pageScripts.ts';
import { until } from './waiting.ts';
import type { WebDriverSession } from './webDriverSession.ts';

// What is asked while one document makes room for the next is now and then never answered; asked again, it is.
const ASK_AGAIN_MS = 2_000;

/** See Driver.evaluate; rejects with what the page threw. */
export async function evaluate(session: WebDriverSession, expression: string, answerMs?: number): Promise<unknown> {
  const body = { script: `return (${expression})`, args: [] };
  return (await session.send('POST', '/execute/sync', body, answerMs)) ?? null;
}

/** See Driver.waitFor. */
export async function waitFor(session: WebDriverSession, expression: string, timeoutMs?: number): Promise<void> {
  await until(expression, () => evaluate(session, expression, ASK_AGAIN_MS), timeoutMs);
}

const LOAD_MS = 20_000;

/** See Driver.goto. The driver waits for no load (see webkitGtk.ts), so the document that is left is marked. */
export async function goto(session: WebDriverSession, url: string): Promise<void> {
  await evaluate(session, 'window.isLeft = true');
  await session.send('POST', '/url', { url });
  await waitFor(session, `!window.isLeft && document.readyState === 'complete'`, LOAD_MS);
}

async function standingElement(session: WebDriverSession, selector: string): Promise<string> {
  await waitFor(session, stands(selector));
  return session.elementPath(selector);
}

/** See Driver.tap: a mouse here, since desktop WebKit has no touch. */
export async function tap(session: WebDriverSession, selector: string): Promise<void> {
  await session.send('POST', `${await standingElement(session, selector)}/click`, {});
}

/** A mouse comes down at a place of the window, in CSS pixels, and leaves it: desktop WebKit has no touch. */
export async function pressAt(session: WebDriverSession, { x, y }: { x: number; y: number }): Promise<void> {
  const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) };
  const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
  await session.send('POST', '/actions', { actions: [mouse] });
}

/** See Driver.type. */
export async function type(session: WebDriverSession, selector: string, text: string): Promise<void> {
  // Keys sent to a field without the focus replace what it holds.
  await tap(session, selector);
  await session.send('POST', `${await session.elementPath(selector)}/value`, { text });
}

/** See Driver.screenshot. */
export async function screenshot(session: WebDriverSession, file: string): Promise<void> {
  // Asked right after a load, WebKitGTK now and then gives a white picture: nothing is drawn yet.
  await evaluate(session, DRAWN);
  await writeFile(file, Buffer.from(textOf(await session.send('GET', '/screenshot')), 'base64'));
}

/** Gives the page the width and height of this screen; the scale is set where the browser starts. */
export async function resize(session: WebDriverSession, { widthPx, heightPx }: Viewport): Promise<void> {
  await session.send('POST', '/window/rect', { x: 0, y: 0, width: widthPx, height: heightPx });
  await waitFor(session, `innerWidth === ${widthPx} && innerHeight === ${heightPx}`);
}

/** See Driver.text. */
export async function readText(session: WebDriverSession, selector: string): Promise<string> {
  await waitFor(session, stands(selector));
  return textOf(await evaluate(session, visibleText(selector)));
}

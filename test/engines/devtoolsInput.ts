import type { DevToolsConnection } from './devtoolsConnection.ts';
import { evaluate, waitFor } from './devtoolsPage.ts';
import { numberOf, recordOf, textOf } from './json.ts';
import { DRAWN, hasFocus, stands, target } from './pageScripts.ts';

async function aim(connection: DevToolsConnection, selector: string): Promise<{ x: number; y: number }> {
  await waitFor(connection, stands(selector));
  // Chromium finds what a touch hits by the last frame drawn, not by the last layout.
  await evaluate(connection, DRAWN);
  const { x, y, hit } = recordOf(await evaluate(connection, target(selector)));
  if (hit !== '') throw new Error(`${selector} is covered by ${textOf(hit)}`);
  return { x: numberOf(x) ?? 0, y: numberOf(y) ?? 0 };
}

/** A finger comes down at a place of the window, in CSS pixels, and leaves it. */
export async function pressAt(connection: DevToolsConnection, finger: { x: number; y: number }): Promise<void> {
  await connection.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await connection.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** See Driver.tap: a finger, not a mouse. */
export async function tap(connection: DevToolsConnection, selector: string): Promise<void> {
  await pressAt(connection, await aim(connection, selector));
}

/** See Driver.type. */
export async function type(connection: DevToolsConnection, selector: string, text: string): Promise<void> {
  await tap(connection, selector);
  await waitFor(connection, hasFocus(selector));
  // Not Input.insertText: Chromium 64 has no such command, and real keys reach the page's key handlers too.
  for (const key of text) {
    await connection.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await connection.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
}

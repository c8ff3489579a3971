import { writeFile } from 'node:fs/promises';
import type { Viewport } from './Driver.ts';
import type { DevToolsConnection } from './devtoolsConnection.ts';
import { recordOf, textOf } from './json.ts';
import { DRAWN, stands, visibleText } from './pageScripts.ts';
import { until, within } from './waiting.ts';

const LOAD_MS = 20_000;

/** See Driver.evaluate; rejects with what the page threw. */
export async function evaluate({ send }: DevToolsConnection, expression: string): Promise<unknown> {
  const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  const thrown = recordOf(answer['exceptionDetails']);
  if (answer['exceptionDetails'] === undefined) return recordOf(answer['result'])['value'] ?? null;
  throw new Error(`${textOf(recordOf(thrown['exception'])['description'], textOf(thrown['text']))}\nin ${expression}`);
}

/** See Driver.waitFor. */
export async function waitFor(connection: DevToolsConnection, expression: string, timeoutMs?: number): Promise<void> {
  await until(expression, () => evaluate(connection, expression), timeoutMs);
}

/** See Driver.goto; rejects when nobody answers at the address. */
export async function goto(connection: DevToolsConnection, url: string): Promise<void> {
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

/** Makes the page a phone of this screen. */
export async function setViewport({ send }: DevToolsConnection, { widthPx, heightPx, scale }: Viewport): Promise<void> {
  const metrics = { width: widthPx, height: heightPx, deviceScaleFactor: scale, mobile: true };
  await send('Emulation.setDeviceMetricsOverride', metrics);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
}

/** See Driver.text. */
export async function readText(connection: DevToolsConnection, selector: string): Promise<string> {
  await waitFor(connection, stands(selector));
  return textOf(await evaluate(connection, visibleText(selector)));
}

/** See Driver.screenshot. */
export async function screenshot(connection: DevToolsConnection, file: string): Promise<void> {
  await evaluate(connection, DRAWN);
  const { data } = await connection.send('Page.captureScreenshot', { format: 'png' });
  await writeFile(file, Buffer.from(textOf(data), 'base64'));
}

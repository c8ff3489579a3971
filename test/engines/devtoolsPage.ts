import type { DevToolsConnection } from './devtoolsConnection.ts';
import { recordOf, textOf } from './json.ts';
import { within } from './waiting.ts';

const LOAD_MS = 20_000;

/** Implements Driver.evaluate; rejects with what the page threw. */
export async function evaluate({ send }: DevToolsConnection, expression: string): Promise<unknown> {
  const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  const thrown = recordOf(answer['exceptionDetails']);
  if (answer['exceptionDetails'] === undefined) return recordOf(answer['result'])['value'] ?? null;
  throw new Error(`${textOf(recordOf(thrown['exception'])['description'], textOf(thrown['text']))}\nin ${expression}`);
}

/** Implements Driver.goto; rejects if the navigation fails or the load event takes too long. */
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

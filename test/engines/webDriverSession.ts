import { freePort } from './freePort.ts';
import { type JsonRecord, recordOf, textOf } from './json.ts';
import { startGroup } from './processGroup.ts';
import { until } from './waiting.ts';

// Rendering a list of ten thousand takes long if several browsers share a core.
const ANSWER_MS = 90_000;
const START_MS = 20_000;
const HOST = '127.0.0.1';

export type WebDriverSession = ReturnType<typeof sessionOf>;

async function request(
  origin: string,
  method: string,
  path: string,
  body?: JsonRecord,
  answerMs = ANSWER_MS,
): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(answerMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = recordOf(await answer.json());
  if (answer.ok) return value;
  const { error, message } = recordOf(value);
  throw new Error(`${method} ${path}: ${textOf(error)} ${textOf(message)}`.trimEnd());
}

function sessionOf(origin: string, opened: JsonRecord, endDriver: () => void) {
  const base = `/session/${textOf(opened['sessionId'])}`;
  /** Sends a command, by its path in the session; rejects with the driver's error, or if no answer comes in time. */
  const send = (method: 'POST' | 'DELETE', path: string, body?: JsonRecord, answerMs?: number): Promise<unknown> =>
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
export async function openSession(
  program: string,
  env: NodeJS.ProcessEnv,
  capabilities: JsonRecord,
): Promise<WebDriverSession> {
  const port = await freePort();
  const group = startGroup(program, [`--port=${port}`, `--host=${HOST}`], env);
  const origin = `http://${HOST}:${port}`;
  try {
    await until(program, () => request(origin, 'GET', '/status'), START_MS);
    const opened = await request(origin, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } });
    return sessionOf(origin, recordOf(opened), group.kill);
  } catch (error) {
    group.kill();
    throw new Error(`${program} opened no session\n${group.tail()}`, { cause: error });
  }
}

import type { WebSocket } from 'ws';
import { within } from './processes.ts';

// Generous, so that slowness fails no test: beside other tests, Firefox once needed more than 15 seconds to open a session.
const ANSWER_MS = 60_000;
const LARGEST_MESSAGE_BYTES = 256 * 1024 * 1024;

/** A connection to a browser, by the DevTools protocol or by WebDriver BiDi, whose messages have the same form. */
export interface DevToolsConnection {
  /**
   * Sends one command; rejects with its error, or if no answer comes within a minute. With a `sessionId`, the command goes to the attached
   * target with this id.
   */
  send<Answer = unknown>(method: string, params?: object, sessionId?: string): Promise<Answer>;
  /** Calls the listener at every such event until the returned function is called. */
  on<Params>(method: string, listener: (params: Params) => void): () => void;
  close(): void;
}

/** An answer to a command, which has its id, or an event. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

interface PendingCommand {
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

async function openSocket(url: string): Promise<WebSocket> {
  // Loaded here and not at the top: the package may be installed only after this module is loaded.
  const { WebSocket: Socket } = await import('ws');
  const socket = new Socket(url, { perMessageDeflate: false, maxPayload: LARGEST_MESSAGE_BYTES });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', reject);
  });
  return socket;
}

function settle(command: PendingCommand | undefined, { error, result }: Message): void {
  if (error === undefined) command?.resolve(result);
  else command?.reject(new Error(`${command.method}: ${JSON.stringify(error)}`));
}

function rejectAll(pending: Map<number, PendingCommand>): void {
  for (const { method, reject } of pending.values()) reject(new Error(`${method}: the browser has gone`));
  pending.clear();
}

/** Connects to the DevTools socket of one page (`ws://…/devtools/page/…`) or of the browser itself. */
export async function connectDevTools(url: string): Promise<DevToolsConnection> {
  const socket = await openSocket(url);
  const pending = new Map<number, PendingCommand>();
  const listeners = new Set<(message: Message) => void>();
  let lastId = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id === undefined) for (const listener of [...listeners]) listener(message);
    else {
      settle(pending.get(message.id), message);
      pending.delete(message.id);
    }
  });
  socket.on('close', () => rejectAll(pending));
  return {
    send<Answer>(method: string, params: object = {}, sessionId?: string) {
      lastId += 1;
      const id = lastId;
      const answer = new Promise<unknown>((resolve, reject) => pending.set(id, { method, resolve, reject }));
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      return within(`the answer to ${method}`, answer as Promise<Answer>, ANSWER_MS);
    },
    on<Params>(method: string, listener: (params: Params) => void) {
      const hear = (message: Message): void => {
        if (message.method === method) listener(message.params as Params);
      };
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    close: () => socket.close(),
  };
}

import type { WebSocket } from 'ws';
import { type JsonRecord, numberOf, recordOf, textOf } from './json.ts';
import { within } from './processes.ts';

const ANSWER_MS = 15_000;
const LARGEST_MESSAGE_BYTES = 256 * 1024 * 1024;

/** A listener for events; `sessionId` names the target that sent it on a connection to the browser, else it is empty. */
export type EventListener = (method: string, params: JsonRecord, sessionId: string) => void;

export interface DevToolsConnection {
  /**
   * Sends one command of the DevTools protocol; rejects with its error, or if no answer comes within 15 seconds. With a
   * `sessionId`, the command goes to the attached target with this id.
   */
  send(method: string, params?: JsonRecord, sessionId?: string): Promise<JsonRecord>;
  /** Calls the listener for every event until the returned function is called. */
  listen(listener: EventListener): () => void;
  close(): void;
}

interface PendingCommand {
  readonly method: string;
  readonly resolve: (result: JsonRecord) => void;
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

function settle(command: PendingCommand, message: JsonRecord): void {
  if (message['error'] === undefined) command.resolve(recordOf(message['result']));
  else command.reject(new Error(`${command.method}: ${JSON.stringify(message['error'])}`));
}

function receive(message: JsonRecord, pending: Map<number, PendingCommand>, listeners: Set<EventListener>): void {
  const id = numberOf(message['id']);
  if (id === undefined) {
    const [method, params, session] = [
      textOf(message['method']),
      recordOf(message['params']),
      textOf(message['sessionId']),
    ];
    for (const listener of [...listeners]) listener(method, params, session);
    return;
  }
  const command = pending.get(id);
  pending.delete(id);
  if (command) settle(command, message);
}

function rejectAll(pending: Map<number, PendingCommand>): void {
  for (const { method, reject } of pending.values()) reject(new Error(`${method}: the browser has gone`));
  pending.clear();
}

/** Connects to the DevTools socket of one page (`ws://…/devtools/page/…`) or of the browser itself. */
export async function connectDevTools(url: string): Promise<DevToolsConnection> {
  const socket = await openSocket(url);
  const pending = new Map<number, PendingCommand>();
  const listeners = new Set<EventListener>();
  let lastId = 0;
  socket.on('message', (data) => receive(recordOf(JSON.parse(data.toString())), pending, listeners));
  socket.on('close', () => rejectAll(pending));
  return {
    send(method, params = {}, sessionId) {
      lastId += 1;
      const id = lastId;
      const answer = new Promise<JsonRecord>((resolve, reject) => pending.set(id, { method, resolve, reject }));
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      return within(`the answer to ${method}`, answer, ANSWER_MS);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => socket.close(),
  };
}

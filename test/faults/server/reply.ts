import type { Socket } from 'node:net';
import { type HttpAnswer, htmlAnswer as htmlOf, httpAnswer } from '../../../scripts/gallery/states/mockAnswer.ts';
import type { Answer } from '../../../scripts/gallery/states/State.ts';

/** A response as it is sent. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

/** The input of a fault: the connection of the request, and the correct response. */
export interface Exchange {
  readonly socket: Socket;
  readonly good: WireAnswer;
  /** The page's own origin, and a foreign one that serves only the lender's login page. */
  readonly origin: string;
  readonly otherOrigin: string;
}

/** Responds to a request, correctly or with a fault. Resolves after everything has been sent. */
export type Reply = (exchange: Exchange) => void | Promise<void>;

const REASONS: { readonly [status: number]: string } = { 200: 'OK', 204: 'No Content', 302: 'Found' };

/** Returns the status line and headers with the blank line. Headers are written as given, even false ones. */
export const headOf = (status: number, headers: WireAnswer['headers']): string => {
  const lines = Object.entries({ 'cache-control': 'no-store', connection: 'close', ...headers });
  return `HTTP/1.1 ${status} ${REASONS[status] ?? 'Status'}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
};

/** Returns the bytes of a whole response. */
export const bytesOf = ({ status, headers, body }: WireAnswer): Buffer =>
  Buffer.concat([Buffer.from(headOf(status, { ...headers, 'content-length': String(body.length) })), body]);

/** Sends a whole response and closes the connection. */
export const sendWhole = ({ socket }: Pick<Exchange, 'socket'>, answer: WireAnswer): void => {
  socket.end(bytesOf(answer));
};

const JSON_TYPE = { 'content-type': 'application/json' };

/** Creates a JSON response from text or bytes. */
export const jsonAnswer = (body: string | Buffer, status = 200): WireAnswer => ({
  status,
  headers: JSON_TYPE,
  body: Buffer.from(body),
});

const onTheWire = ({ status, headers, body }: HttpAnswer): WireAnswer => ({ status, headers, body: Buffer.from(body) });

/** Creates an HTML response. */
export const htmlAnswer = (body: string, status = 200): WireAnswer => onTheWire(htmlOf(body, status));

/** Creates the response of a gallery state; `hang` and `drop` have none. */
export const wireAnswer = (answer: Exclude<Answer, 'hang' | 'drop'>, origin: string): WireAnswer =>
  onTheWire(httpAnswer(answer, origin));

/** Resets the connection, whatever has been sent so far. */
export const reset = (socket: Socket): void => {
  if (!socket.destroyed) socket.resetAndDestroy();
};

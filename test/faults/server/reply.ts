import type { Socket } from 'node:net';
import { type HttpAnswer, htmlAnswer as htmlOf, httpAnswer } from '../../../scripts/gallery/states/mockAnswer.ts';
import type { Answer } from '../../../scripts/gallery/states/State.ts';

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

/** What a fault is given to answer a request with: the line itself, and the answer that would be right. */
export interface Exchange {
  readonly socket: Socket;
  readonly good: WireAnswer;
  /** The page's own origin, and one where nobody of this site lives, with the lender's login on it. */
  readonly origin: string;
  readonly otherOrigin: string;
}

/** Answers a request, well or badly. What it returns resolves when all is said. */
export type Reply = (exchange: Exchange) => void | Promise<void>;

const REASONS: { readonly [status: number]: string } = { 200: 'OK', 204: 'No Content', 302: 'Found' };

/** The first lines of an answer, with the blank one. Headers are written as given: also those that lie. */
export const headOf = (status: number, headers: WireAnswer['headers']): string => {
  const lines = Object.entries({ 'cache-control': 'no-store', connection: 'close', ...headers });
  return `HTTP/1.1 ${status} ${REASONS[status] ?? 'Status'}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
};

/** An answer from its first byte to its last. */
export const bytesOf = ({ status, headers, body }: WireAnswer): Buffer =>
  Buffer.concat([Buffer.from(headOf(status, { ...headers, 'content-length': String(body.length) })), body]);

/** Sends an answer whole, and hangs up. */
export const sendWhole = ({ socket }: Pick<Exchange, 'socket'>, answer: WireAnswer): void => {
  socket.end(bytesOf(answer));
};

const JSON_TYPE = { 'content-type': 'application/json' };

/** An answer of JSON, from its text or bytes. */
export const jsonAnswer = (body: string | Buffer, status = 200): WireAnswer => ({
  status,
  headers: JSON_TYPE,
  body: Buffer.from(body),
});

const onTheWire = ({ status, headers, body }: HttpAnswer): WireAnswer => ({ status, headers, body: Buffer.from(body) });

/** An answer of HTML. */
export const htmlAnswer = (body: string, status = 200): WireAnswer => onTheWire(htmlOf(body, status));

/** An answer of the gallery's states on the wire; `hang` and `drop` have none. */
export const wireAnswer = (answer: Exclude<Answer, 'hang' | 'drop'>, origin: string): WireAnswer =>
  onTheWire(httpAnswer(answer, origin));

/** Breaks the line in the middle of whatever it was doing. */
export const reset = (socket: Socket): void => {
  if (!socket.destroyed) socket.resetAndDestroy();
};

import {
  createSecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Handler } from '../../serve/httpServer.ts';
import type { Certificate } from './certificate.ts';

/** A running server over HTTP/2, as every host of static files has it. */
export interface SecureServer {
  readonly port: number;
  close(): Promise<void>;
}

/** A TLS record that fits one packet, in bytes. */
const SMALL_RECORD = 1400;

const bodyOf = async (stream: ServerHttp2Stream): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const plainHeaders = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => (name.startsWith(':') ? [] : [[name, String(value)]]));

const requestOf = async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<Request> => {
  const method = String(headers[':method']);
  const init = { method, headers: plainHeaders(headers) };
  const url = `https://${headers[':authority']}${headers[':path']}`;
  return new Request(url, method === 'POST' ? { ...init, body: new Uint8Array(await bodyOf(stream)) } : init);
};

const serveStream = async (handle: Handler, stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> => {
  const answer = await handle(await requestOf(stream, headers));
  const body = Buffer.from(await answer.arrayBuffer());
  if (stream.destroyed) return;
  stream.respond({ ':status': answer.status, ...Object.fromEntries(answer.headers) });
  stream.end(body);
};

/** Serves a handler over TLS and HTTP/2 on any free port of this machine. */
export const serveSecurely = ({ key, cert }: Certificate, handle: Handler): Promise<SecureServer> =>
  new Promise((resolve, reject) => {
    const sessions = new Set<ServerHttp2Session>();
    const server = createSecureServer({ key, cert });
    server.on('secureConnection', (socket: TLSSocket) => {
      // As hosts do, for else the end of a document waits for the phone to say that it has its beginning.
      socket.setNoDelay(true);
      // As `_nginx.conf` asks nginx to, for a browser can read nothing of a TLS record before all of it has come.
      socket.setMaxSendFragment(SMALL_RECORD);
    });
    server.on('session', (session) => {
      sessions.add(session);
      session.on('close', () => sessions.delete(session));
    });
    server.on('stream', (stream, headers) => {
      // A page that leaves breaks off what it has asked for.
      stream.on('error', () => {});
      serveStream(handle, stream, headers).catch(() => stream.destroy());
    });
    server.once('error', reject);
    const close = (): Promise<void> =>
      new Promise((done) => {
        server.close(() => done());
        for (const session of sessions) session.destroy();
      });
    server.listen(0, '127.0.0.1', () => resolve({ port: (server.address() as AddressInfo).port, close }));
  });

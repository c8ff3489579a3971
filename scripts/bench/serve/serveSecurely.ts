import { createSecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { getRequestListener } from '@hono/node-server';
import type { Handler } from '../../serve/httpServer.ts';
import { listen } from '../../serve/listenAt.ts';
import type { Certificate } from './certificate.ts';

/** A running server that speaks HTTP/2, as static hosts do. */
export interface SecureServer {
  readonly port: number;
  close(): Promise<void>;
}

/** The size in bytes of a TLS record that fits into one packet. */
const SMALL_RECORD = 1400;

/** Serves a handler over TLS and HTTP/2 on any free port of this machine. */
export const serveSecurely = async ({ key, cert }: Certificate, handle: Handler): Promise<SecureServer> => {
  const connections = new Set<Socket>();
  const server = createSecureServer({ key, cert }, getRequestListener(handle, { overrideGlobalObjects: false }));
  server.on('secureConnection', (socket: TLSSocket) => {
    // Hosts do this too: with Nagle's algorithm the end of a document waits until the client has acknowledged its beginning.
    socket.setNoDelay(true);
    // As `_nginx.conf` configures nginx: a browser cannot decrypt a TLS record before it has received all of it.
    socket.setMaxSendFragment(SMALL_RECORD);
  });
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      // Destroy the sockets, not the HTTP/2 sessions: after closing sessions Node still counted connections as open and never called back.
      for (const connection of connections) connection.destroy();
    });
  return { port: await listen(server), close };
};

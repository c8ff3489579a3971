import { createSecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { getRequestListener } from '@hono/node-server';
import type { Handler } from '../../serve/httpServer.ts';
import { listen } from '../../serve/listenAt.ts';
import type { Certificate } from './certificate.ts';

/** A running server over HTTP/2, as every host of static files has it. */
export interface SecureServer {
  readonly port: number;
  close(): Promise<void>;
}

/** A TLS record that fits one packet, in bytes. */
const SMALL_RECORD = 1400;

/** Serves a handler over TLS and HTTP/2 on any free port of this machine. */
export const serveSecurely = async ({ key, cert }: Certificate, handle: Handler): Promise<SecureServer> => {
  const connections = new Set<Socket>();
  const server = createSecureServer({ key, cert }, getRequestListener(handle, { overrideGlobalObjects: false }));
  server.on('secureConnection', (socket: TLSSocket) => {
    // As hosts do, for else the end of a document waits for the phone to say that it has its beginning.
    socket.setNoDelay(true);
    // As `_nginx.conf` asks nginx to, for a browser can read nothing of a TLS record before all of it has come.
    socket.setMaxSendFragment(SMALL_RECORD);
  });
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      // Not its sessions: Node counted connections as open after that, told of no end, and had nothing left to wait for.
      for (const connection of connections) connection.destroy();
    });
  return { port: await listen(server), close };
};

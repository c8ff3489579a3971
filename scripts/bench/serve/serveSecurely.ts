import { createSecureServer, type ServerHttp2Session } from 'node:http2';
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
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ key, cert }, getRequestListener(handle, { overrideGlobalObjects: false }));
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
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      for (const session of sessions) session.destroy();
    });
  return { port: await listen(server), close };
};

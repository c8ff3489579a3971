import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer as createProbe, type Server as NetServer } from 'node:net';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { BuildError } from '../build/buildError.ts';

/** Where a server listens. */
export interface ListenAt {
  readonly port: number;
  readonly host: string;
}

/** Any port that is free, for this machine alone. */
const ANY_PORT: ListenAt = { port: 0, host: '127.0.0.1' };

const MOST = 65_535;

/** What `PORT` and `HOST` say, or the defaults. @throws BuildError where the port is none. */
export const readListenAt = (env: NodeJS.ProcessEnv, defaultPort: number): ListenAt => {
  const given = env['PORT'] || String(defaultPort);
  if (!/^\d{1,5}$/.test(given) || Number(given) > MOST)
    throw new BuildError(`PORT is "${given}"; it has to be a number from 0 to ${MOST}, and 0 takes any that is free.`);
  return { port: Number(given), host: env['HOST'] || '127.0.0.1' };
};

/** Has a server listen, and answers the port. Port 0 takes any that is free. Rejects where nothing can listen there. */
export const listen = async (server: NetServer, { port, host }: ListenAt = ANY_PORT): Promise<number> => {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Rejects with a BuildError where nothing can listen there: for a command that takes its time before it does. */
export const assertFree = async ({ port, host }: ListenAt): Promise<void> => {
  const probe = createProbe();
  try {
    await listen(probe, { port, host });
    await once(probe.close(), 'close');
  } catch (error) {
    throw new BuildError(`The app cannot be served there. Name another PORT or HOST: ${(error as Error).message}`);
  }
};

/** Answers a request. `client`: the network address that it comes from. */
export type Handler = (request: Request, client?: string) => Response | Promise<Response>;

// The sandbox's word for a connection that breaks without an answer.
const DROP = 'x-sandbox-drop';

/** A running server, and where. */
export interface Running {
  readonly server: Server;
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a handler over HTTP on this machine alone. Port 0 takes any that is free. */
export const serveHttp = async (handle: Handler, port = 0, host = '127.0.0.1'): Promise<Running> => {
  const fetch = async (request: Request, { incoming: { socket } }: HttpBindings | Http2Bindings): Promise<Response> => {
    const response = await handle(request, socket.remoteAddress);
    if (response.headers.has(DROP)) socket.destroy();
    return response;
  };
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server;
  // On a connection that it has used before, a browser sends a request again by itself when no answer comes. A call
  // whose answer is lost has to stay lost here.
  server.maxRequestsPerSocket = 1;
  // As this machine's browser names it.
  const name = host === '127.0.0.1' ? 'localhost' : host;
  const origin = `http://${name}:${await listen(server, { port, host })}`;
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return { server, origin, close };
};

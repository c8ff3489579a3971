import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listen, originAt } from './listenAt.ts';

/** Answers a request. `client`: the network address that it comes from. */
export type Handler = (request: Request, client?: string) => Response | Promise<Response>;

type Bindings = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };

// The sandbox's word for a connection that breaks without an answer.
const DROP = 'x-sandbox-drop';

const listenerOf = (handle: Handler) =>
  getRequestListener(
    async (request, bindings) => {
      const { socket } = (bindings as Bindings).incoming;
      const response = await handle(request, socket.remoteAddress);
      if (response.headers.has(DROP)) socket.destroy();
      return response;
    },
    { overrideGlobalObjects: false },
  );

/** A running server, and where. */
export interface Running {
  readonly server: Server;
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a handler over HTTP on this machine alone. Port 0 takes any that is free. */
export const serveHttp = async (handle: Handler, port = 0, host = '127.0.0.1'): Promise<Running> => {
  const server = createServer(listenerOf(handle));
  // On a connection that it has used before, a browser sends a request again by itself when no answer comes. A call
  // whose answer is lost has to stay lost here.
  server.maxRequestsPerSocket = 1;
  const origin = originAt({ port: await listen(server, { port, host }), host });
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return { server, origin, close };
};

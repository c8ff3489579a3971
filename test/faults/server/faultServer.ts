import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answerAt } from '../../../scripts/gallery/states/mockAnswer.ts';
import { sampleDocument, samplePicture } from '../../../scripts/gallery/states/pages.ts';
import type { Answers } from '../../../scripts/gallery/states/State.ts';
import { listen } from '../../../scripts/serve/listenAt.ts';
import { staticHost } from '../../../scripts/serve/staticFiles.ts';
import { type CallName, callNamesByPath } from '../../../shared/api/allEndpoints.ts';
import type { Brand } from '../../../shared/brand/brand.ts';
import { until } from '../../engines/waiting.ts';
import { type Exchange, htmlAnswer, type Reply, reset, sendWhole, type WireAnswer, wireAnswer } from './reply.ts';

/** A request to the service, as it arrived. */
export interface Asked {
  /** The name of the call; empty for any other path. */
  readonly call: CallName | '';
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** A server, on its own origin, of the built pages and of a service with injected faults. */
export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>;

interface ServerParts {
  /** The folder of the built pages. */
  readonly folder: string;
  readonly brand: Brand;
  /** Inserted as the first script of every document, for engines that have no other way to inject it. */
  readonly firstScript?: string;
}

const LOGIN = '/sso/login';

const loginPage = htmlAnswer('<!doctype html><title>Login</title><form action="/sso/login"><input name="user"></form>');

const stagePage =
  '<!doctype html><html><head><link rel="icon" href="data:,"><title>Stage</title></head><body><p>You have arrived.</p><p><button style="min-height: 44px">Home</button></p></body></html>';

// Like the built pages: navigating between a page with this header and one without clears `window.name`, which holds the clock.
const ownPage = (html: string): WireAnswer => {
  const answer = htmlAnswer(html);
  return { ...answer, headers: { ...answer.headers, 'cross-origin-opener-policy': 'same-origin' } };
};

// Whether the borrower opens the document. A page may prefetch or prerender the next one just as the next case begins, and a
// script for the document that is opened next must not go out with that response.
const isOpened = ({ headers }: IncomingMessage): boolean =>
  /text\/html/.test(headers.accept ?? '') && !headers['sec-purpose'];

// Images are not among the calls that a page's script waits for.
const isPicture = ({ headers }: IncomingMessage): boolean => /^image/.test(headers.accept ?? '');

// A different origin to a browser, although on the same machine.
const strangeServer = async (strangers: string[]): Promise<{ server: Server; origin: string }> => {
  const server = createServer((request, response) => {
    strangers.push(request.url ?? '');
    sendWhole({ socket: response.socket as Socket }, loginPage);
  });
  return { server, origin: `http://127.0.0.1:${await listen(server)}` };
};

/** Starts the server. Each connection carries one request: a browser resends a request lost on a reused connection by itself. */
export const startFaultServer = async ({ folder, brand, firstScript = '' }: ServerParts) => {
  const names = callNamesByPath(brand, '/api');
  const host = staticHost(folder);
  const asked: Asked[] = [];
  const strangers: string[] = [];
  const other = await strangeServer(strangers);
  const sockets = new Set<Socket>();
  const armed = new Map<CallName, { readonly reply: Reply; times: number }>();
  const turns = new Map<string, number>();
  let answers: Answers = {};
  let filesUnderWay = 0;
  const calls = new Set<Socket>();
  let refusesAfterDocument = false;
  let putFirst = '';
  let putOnce = '';

  const hangUp = (except?: Socket): void => {
    for (const socket of sockets) if (socket !== except) socket.destroy();
  };

  const stopListening = (except?: Socket): Promise<void> =>
    new Promise((resolve) => {
      if (!server.listening) return resolve();
      server.close();
      hangUp(except);
      resolve();
    });

  const replyTo = (call: CallName | ''): Reply | undefined => {
    const fault = call ? armed.get(call) : undefined;
    if (!fault || fault.times <= 0) return undefined;
    fault.times -= 1;
    return fault.reply;
  };

  const serveCall = async (request: IncomingMessage, socket: Socket): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', origin);
    const call = names.get(pathname) ?? '';
    // A request counts as received only after its whole body.
    await buffer(request);
    asked.push({ call, method: request.method ?? '', path: pathname, query: searchParams });
    if (!isPicture(request)) calls.add(socket);
    socket.on('close', () => calls.delete(socket));
    const turn = turns.get(call) ?? 0;
    turns.set(call, turn + 1);
    const answer = call ? answerAt(answers[call], turn) : undefined;
    const exchange: Exchange = {
      socket,
      good: wireAnswer(
        answer === undefined || typeof answer === 'string' ? { status: 404, body: 'No answer here' } : answer,
        origin,
      ),
      origin,
      otherOrigin: other.origin,
    };
    const reply = replyTo(call);
    if (reply) await reply(exchange);
    else if (answer === 'drop') reset(socket);
    else if (answer !== 'hang') sendWhole(exchange, exchange.good);
  };

  // Before the CSP, which applies only to what follows it.
  const withScript = (html: string, request: IncomingMessage): string => {
    const once = isOpened(request) ? putOnce : '';
    const scripts = [firstScript, once, putFirst].filter(Boolean).map((script) => `<script>${script}</script>`);
    if (once) {
      // Requests of the previous page do not count for this one.
      asked.length = 0;
      strangers.length = 0;
      turns.clear();
      putOnce = '';
    }
    return html.replace('<head>', () => `<head>${scripts.join('')}`);
  };

  const pageFor = async (url: URL, request: IncomingMessage): Promise<Response> => {
    const answer = host(new Request(url));
    return /html/.test(answer.headers.get('content-type') ?? '')
      ? new Response(withScript(await answer.text(), request), answer)
      : answer;
  };

  const isOwn = (path: string): boolean => path.startsWith('/gallery') || path.startsWith('/stage') || path === LOGIN;

  const serveOwn = (path: string, socket: Socket, request: IncomingMessage): void => {
    if (path.endsWith('.svg')) sendWhole({ socket }, wireAnswer({ picture: samplePicture }, origin));
    else if (path.endsWith('/nowhere')) sendWhole({ socket }, { status: 204, headers: {}, body: Buffer.alloc(0) });
    else if (path === LOGIN) sendWhole({ socket }, loginPage);
    else if (path.startsWith('/stage')) sendWhole({ socket }, ownPage(withScript(stagePage, request)));
    else sendWhole({ socket }, htmlAnswer(sampleDocument));
  };

  const servePage = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    filesUnderWay += 1;
    response.on('close', () => {
      filesUnderWay -= 1;
    });
    const answer = await pageFor(url, request);
    const body = Buffer.from(await answer.arrayBuffer());
    const isDocument = /html/.test(answer.headers.get('content-type') ?? '');
    if (isDocument && isOpened(request) && refusesAfterDocument) {
      refusesAfterDocument = false;
      await stopListening(response.socket as Socket);
    }
    // Revalidated each time, so that a fault set for a document takes effect. `no-store` would prevent the bfcache.
    const caching = isDocument ? { 'cache-control': 'no-cache' } : {};
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...caching }).end(body);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', origin);
    const socket = response.socket as Socket;
    if (url.pathname.startsWith('/api/')) await serveCall(request, socket);
    else if (isOwn(url.pathname)) serveOwn(url.pathname, socket, request);
    else await servePage(url, request, response);
  };

  const server = createServer((request, response) => {
    // A fault may destroy its own connection, which is not an error of this server.
    serve(request, response).catch(() => response.socket?.destroy());
  });
  server.maxRequestsPerSocket = 1;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  const port = await listen(server);
  const origin = `http://localhost:${port}`;

  const mend = (more: Answers = {}): void => {
    armed.clear();
    turns.clear();
    answers = { ...answers, ...more };
  };

  return {
    origin,
    /** Returns whether `asked` will be cleared with the next document. */
    beginsAnew: (): boolean => !!putOnce,
    /** The requests to the service since `begin`, or since the document of `putOnce`, in order. */
    asked: asked as readonly Asked[],
    /** Returns how many of those requests are of this call. */
    timesAsked: (name: string): number => asked.filter(({ call }) => call === name).length,
    /** Returns the number of files of the built pages whose responses are not finished. */
    filesUnderWay: (): number => filesUnderWay,
    /** Returns the number of open calls to which no byte has been sent yet. */
    callsUnderWay: (): number =>
      [...calls].filter(({ destroyed, writableEnded, bytesWritten }) => !destroyed && !writableEnded && !bytesWritten)
        .length,
    /** The paths requested from the other origin, in the same period as `asked`. */
    strangers: strangers as readonly string[],
    /** Clears the recorded requests, the faults and `putFirst`; from now on the service gives these responses. */
    begin: (given: Answers): void => {
      asked.length = 0;
      strangers.length = 0;
      answers = {};
      putFirst = '';
      mend(given);
    },
    /** Removes all faults, and adds these responses to the earlier ones or replaces those of the same call. */
    mend,
    /** Inserts a script into only the next opened document, before the page's own scripts. */
    putOnce: (script: string): void => {
      putOnce = script;
    },
    /** Inserts a script into each following document, before the page's own scripts, until `begin`. */
    putFirst: (script: string): void => {
      putFirst = script;
    },
    /** Responds to a call with a fault from now on, or only to its next `times` requests. */
    arm: (call: CallName, reply: Reply, times = Number.POSITIVE_INFINITY): void =>
      void armed.set(call, { reply, times }),
    /** Refuses connections from now on (`true`), or after the next opened document, which is still sent. */
    refuse: async (isNow: boolean): Promise<void> => {
      if (isNow) await stopListening();
      else refusesAfterDocument = true;
    },
    /** Accepts connections again. */
    accept: async (): Promise<void> => {
      refusesAfterDocument = false;
      // Another connection of this machine may have been given that port for a moment.
      if (!server.listening) await until('the port', () => listen(server, { port, host: '127.0.0.1' }));
    },
    close: async (): Promise<void> => {
      hangUp();
      for (const each of [server, other.server]) {
        each.closeAllConnections();
        each.close();
      }
    },
  };
};

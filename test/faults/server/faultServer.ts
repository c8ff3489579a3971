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
  /** Its name; empty for a path that is no call's. */
  readonly call: CallName | '';
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** The built pages and a service that breaks as it is told, on an origin of its own. */
export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>;

interface ServerParts {
  /** The built pages. */
  readonly folder: string;
  readonly brand: Brand;
  /** Put into every document as its first script, for engines that offer no other way. */
  readonly firstScript?: string;
}

const LOGIN = '/sso/login';

const loginPage = htmlAnswer('<!doctype html><title>Login</title><form action="/sso/login"><input name="user"></form>');

const stagePage =
  '<!doctype html><html><head><link rel="icon" href="data:,"><title>Stage</title></head><body><p>You have arrived.</p><p><button style="min-height: 44px">Home</button></p></body></html>';

// As the built pages have it: between a page that has it and one that has not, a tab loses its name, and so its clock.
const ownPage = (html: string): WireAnswer => {
  const answer = htmlAnswer(html);
  return { ...answer, headers: { ...answer.headers, 'cross-origin-opener-policy': 'same-origin' } };
};

// A page fetches the next document ahead and has the browser prerender it, and may do so as the next case begins: what is put into
// the document that is opened next must not go out with that one.
const isOpened = ({ headers }: IncomingMessage): boolean =>
  /text\/html/.test(headers.accept ?? '') && !headers['sec-purpose'];

// A picture is none of the calls that a page's script waits for.
const isPicture = ({ headers }: IncomingMessage): boolean => /^image/.test(headers.accept ?? '');

// Another origin to a browser, though it is the same machine.
const strangeServer = async (strangers: string[]): Promise<{ server: Server; origin: string }> => {
  const server = createServer((request, response) => {
    strangers.push(request.url ?? '');
    sendWhole({ socket: response.socket as Socket }, loginPage);
  });
  return { server, origin: `http://127.0.0.1:${await listen(server)}` };
};

/** Starts one. Every connection carries one request: on a used one a browser sends a lost request again by itself. */
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
    // It has arrived once all of it has.
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

  // Before the policy, which binds only what comes after it.
  const withScript = (html: string, request: IncomingMessage): string => {
    const once = isOpened(request) ? putOnce : '';
    const scripts = [firstScript, once, putFirst].filter(Boolean).map((script) => `<script>${script}</script>`);
    if (once) {
      // What the page before has still asked for is nothing of this one's.
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
    // Asked for each time, so that what is armed for a document meets it; not `no-store`, which bars a frozen page.
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
    // What a fault does to its own line is not this server's failure.
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
    /** Whether the list of what has been asked begins anew with the next document. */
    beginsAnew: (): boolean => !!putOnce,
    /** What has been asked of the service since `begin`, in order. */
    asked: asked as readonly Asked[],
    /** How often a call has been asked for since `begin`. */
    timesAsked: (name: string): number => asked.filter(({ call }) => call === name).length,
    /** Of how many files of the built pages the answers are not yet out. */
    filesUnderWay: (): number => filesUnderWay,
    /** How many calls have arrived that nothing has gone back to. */
    callsUnderWay: (): number =>
      [...calls].filter(({ destroyed, writableEnded, bytesWritten }) => !destroyed && !writableEnded && !bytesWritten)
        .length,
    /** What has been asked of another site since `begin`. */
    strangers: strangers as readonly string[],
    /** Forgets what was asked and every fault, and answers well from now on, with these. */
    begin: (given: Answers): void => {
      asked.length = 0;
      strangers.length = 0;
      answers = {};
      putFirst = '';
      mend(given);
    },
    /** Answers well from now on, with these beside or in place of the ones before; no call is faulty any more. */
    mend,
    /** Puts a script into the next document alone, before everything else of it. */
    putOnce: (script: string): void => {
      putOnce = script;
    },
    /** Puts a script into each following document, before the page's own, until `begin`. */
    putFirst: (script: string): void => {
      putFirst = script;
    },
    /** Answers a call badly from now on, or only its next `times`. */
    arm: (call: CallName, reply: Reply, times = Number.POSITIVE_INFINITY): void =>
      void armed.set(call, { reply, times }),
    /** Takes no connection any more, once the document that is asked for next has gone out; `true`: from now on. */
    refuse: async (isNow: boolean): Promise<void> => {
      if (isNow) await stopListening();
      else refusesAfterDocument = true;
    },
    /** Takes connections again. */
    accept: async (): Promise<void> => {
      refusesAfterDocument = false;
      // Some other connection of this machine may have come to that port meanwhile, for a moment.
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

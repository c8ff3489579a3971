/**
 * The service worker of the pages of pay codes: where the network or the host fails, or says nothing, it answers with their last
 * document and its parts; and where it has the document that the host has, that does not come over the connection again.
 * It hears of no other page, for its scope ends there, and leaves every call to the service to the browser.
 *
 * The build compiles this file and writes it as `sw.js`; another build makes another file, which takes over at once.
 */
import { id } from '../../../brand/current.ts';
import { basePath } from '../../../navigation/basePath.ts';

declare const __BUILD_ID__: string;

/** What this file uses of a worker's global scope, for which TypeScript has no types beside those of a page. */
interface Moment {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Moment {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Told extends Moment {
  readonly data: unknown;
}

interface Worker {
  readonly registration: { readonly scope: string; readonly navigationPreload?: { disable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', run: (event: Moment) => void): void;
  addEventListener(name: 'fetch', run: (event: Fetched) => void): void;
  addEventListener(name: 'message', run: (event: Told) => void): void;
}

const worker = self as unknown as Worker;

const PREFIX = `loan:${id}:pages:`;
const CACHE = PREFIX + __BUILD_ID__;
const KEPT_AT = 'x-kept-at';
const DAY_MS = 86_400_000;

const DOCUMENT = /^\/repaymentOfCode2?$/;
// What a document fetches of its own, with a hash in the name.
const PART = /^\/(late|texts)\/[\w.-]+$/;

/** The address that something is kept under, without its query, in which the session stands; undefined for all else. */
const keyOf = (address: string): string | undefined => {
  const url = new URL(address);
  if (url.origin !== new URL(worker.registration.scope).origin || !url.pathname.startsWith(basePath)) return undefined;
  const path = url.pathname.slice(basePath.length).replace(/\/$/, '');
  return DOCUMENT.test(path) || PART.test(path) ? basePath + path : undefined;
};

const isDocument = (key: string): boolean => DOCUMENT.test(key.slice(basePath.length));

/**
 * Whether this is what was asked for. A host that is being worked on may have a page of its own in the place of everything, and
 * call that a success: kept, it would stand in the place of the code for a day.
 */
const isOfBuild = (key: string, text: string, { headers }: Response): boolean =>
  isDocument(key)
    ? text.includes(' data-build=')
    : /html/.test(headers.get('content-type') ?? '') === key.endsWith('.html');

/** Keeps an answer under its key. It is made anew, for an answer as it came has the whole address in it. */
const keep = async (key: string, answer: Response): Promise<void> => {
  if (answer.status !== 200) return;
  const text = await answer.text();
  if (!isOfBuild(key, text, answer)) return;
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  await (await caches.open(CACHE)).put(key, new Response(text, { headers }));
};

/** What is kept under a key, and not older than a day. */
const keptAt = async (key: string): Promise<Response | undefined> => {
  const answer = await (await caches.open(CACHE)).match(key);
  const ageMs = Date.now() - Number(answer?.headers.get(KEPT_AT));
  return Math.abs(ageMs) < DAY_MS ? answer : undefined;
};

// A connection may be up and dead. On one of 400 ms there and back a document with all its handshakes takes some 2 s, so that who
// has heard nothing after twice that gets what is kept.
const DEAD_MS = 4000;

/**
 * Whether the browser's own cache knows this very address, as after a fetch ahead. It then answers, or asks whether what it
 * has is current, by itself.
 */
const isInBrowser = async (address: string): Promise<boolean> => {
  try {
    const { body } = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    void body?.cancel();
    return true;
  } catch {
    return false;
  }
};

/**
 * What the network says. An address differs by its query from one link to the next, and so is new to the browser's own cache;
 * where the same document is kept, the host is only asked whether it has another by now.
 */
const askNetwork = async (request: Request, kept: Response | undefined): Promise<Response> => {
  const tag = kept?.headers.get('etag');
  if (!kept || !tag || (await isInBrowser(request.url))) return fetch(request);
  const headers = new Headers(request.headers);
  headers.set('If-None-Match', tag);
  // A redirection is the browser's to follow, as it would without a worker.
  const answer = await fetch(request.url, { headers, redirect: 'manual', credentials: 'same-origin' });
  return answer.status === 304 ? kept.clone() : answer;
};

const answerOf = async (event: Fetched, key: string): Promise<Response> => {
  const kept = await keptAt(key).catch(() => undefined);
  // Its name has a hash of what is in it.
  if (kept && !isDocument(key)) return kept;
  const fresh = askNetwork(event.request, kept);
  // Also where it comes too late for this visit.
  event.waitUntil(fresh.then((answer) => keep(key, answer.clone())).catch(() => {}));
  if (!kept) return fresh;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept.clone()), DEAD_MS);
  });
  // A host that is down (5xx) says nothing of the page. Everything else it does: what it says is shown.
  const said = fresh.then((answer) => (answer.status < 500 ? answer : kept.clone()));
  return Promise.race([said, late]).catch(() => kept.clone());
};

/**
 * Keeps the copy that the browser itself has of an address, where it has one: the page has just come, and nobody pays for it
 * twice. Nothing is done where it is kept already: this worker has seen the page come.
 */
const keepFromBrowser = async (address: string): Promise<void> => {
  const key = keyOf(address);
  if (key && !(await keptAt(key))) await keep(key, await fetch(address, { cache: 'force-cache' }));
};

const removeOthers = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      removeOthers(),
      // An earlier build had the browser ask beside the worker, which brings the whole document each time.
      worker.registration.navigationPreload?.disable(),
      worker.clients.claim(),
    ]),
  ),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const key = request.method === 'GET' ? keyOf(request.url) : undefined;
  if (key) event.respondWith(answerOf(event, key));
});

// A page names itself and its parts, for it came before this worker did.
worker.addEventListener('message', (event) => {
  const addresses = Array.isArray(event.data) ? event.data.filter((address) => typeof address === 'string') : [];
  event.waitUntil(Promise.all(addresses.map((address) => keepFromBrowser(address).catch(() => {}))));
});

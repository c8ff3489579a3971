/**
 * The service worker of the pay code pages. If the network or the host fails, or does not respond, it responds with the last document and
 * its files; and if its copy of the document is still current, the document is not downloaded again.
 * Its scope contains no other page, and it does not handle calls to the service.
 *
 * The build compiles this file and writes it as `sw.js`. Each build makes a different file, which replaces the earlier worker at once.
 */
import { id } from '../../../brand/current.ts';
import { DAY_MS } from '../../../domain/dates.ts';
import { basePath } from '../../../navigation/screens.ts';
import { OFFLINE_PAGES } from './cachePage.ts';

declare const __BUILD_ID__: string;

/** The part of a worker's global scope that this file uses: TypeScript's types for workers cannot be used together with those for pages. */
interface Moment {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Moment {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Messaged extends Moment {
  readonly data: unknown;
}

interface Worker {
  readonly registration: { readonly scope: string; readonly navigationPreload?: { disable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', run: (event: Moment) => void): void;
  addEventListener(name: 'fetch', run: (event: Fetched) => void): void;
  addEventListener(name: 'message', run: (event: Messaged) => void): void;
}

const worker = self as unknown as Worker;

const PREFIX = `loan:${id}:pages:`;
const CACHE = PREFIX + __BUILD_ID__;
const STORED_AT = 'x-kept-at';

const DOCUMENT = new RegExp(`^\\/${OFFLINE_PAGES}\\w*$`);
// The files that a document loads from this site, each with a hash in its name.
const PART = /^\/(late|texts)\/[\w.-]+$/;

/** @returns the key under which a document or file is cached: its path without the query, which holds the session; undefined for anything else. */
const keyOf = (address: string): string | undefined => {
  const url = new URL(address);
  if (url.origin !== new URL(worker.registration.scope).origin || !url.pathname.startsWith(basePath)) return undefined;
  const path = url.pathname.slice(basePath.length).replace(/\/$/, '');
  return DOCUMENT.test(path) || PART.test(path) ? basePath + path : undefined;
};

const isDocument = (key: string): boolean => DOCUMENT.test(key.slice(basePath.length));

/**
 * @returns whether a response is the requested document or file. A host may return a page of its own, or the site's home page, for every
 * address, with status 200: if that were cached, it would be shown in place of the pay code for a day.
 */
const isOfBuild = (key: string, text: string, { headers }: Response): boolean =>
  isDocument(key)
    ? text.includes(` data-page="${OFFLINE_PAGES}`)
    : /html/.test(headers.get('content-type') ?? '') === key.endsWith('.html');

/** Caches a response under its key, as a new Response: the original one contains the whole address, with the session. */
const store = async (key: string, answer: Response): Promise<void> => {
  if (answer.status !== 200) return;
  const text = await answer.text();
  if (!isOfBuild(key, text, answer)) return;
  const headers = new Headers(answer.headers);
  headers.set(STORED_AT, String(Date.now()));
  await (await caches.open(CACHE)).put(key, new Response(text, { headers }));
};

/** @returns the cached response of a key; undefined if there is none, or it is older than a day. */
const cachedAt = async (key: string): Promise<Response | undefined> => {
  const answer = await (await caches.open(CACHE)).match(key);
  const ageMs = Date.now() - Number(answer?.headers.get(STORED_AT));
  return Math.abs(ageMs) < DAY_MS ? answer : undefined;
};

// A connection may be open but deliver nothing. With a round trip of 400 ms a document takes about 2 s with all handshakes: if there is no
// response after twice that time, the cached one is used.
const DEAD_MS = 4000;

/**
 * @returns whether the browser's own cache has exactly this address, for instance after a prefetch. Then the browser uses that copy, or
 * revalidates it, by itself.
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
 * @returns the response from the network. The query differs from link to link, so that the browser's own cache does not have the address, unless it
 * knows `No-Vary-Search`. If the document is cached here, the host is only asked whether it has changed (`If-None-Match`).
 */
const askNetwork = async (request: Request, cached: Response | undefined): Promise<Response> => {
  const tag = cached?.headers.get('etag');
  if (!cached || !tag || (await isInBrowser(request.url))) return fetch(request);
  const headers = new Headers(request.headers);
  headers.set('If-None-Match', tag);
  // A redirect is returned unfollowed: the browser follows it, as it would without a worker.
  const answer = await fetch(request.url, { headers, redirect: 'manual', credentials: 'same-origin' });
  return answer.status === 304 ? cached.clone() : answer;
};

const answerOf = async (event: Fetched, key: string): Promise<Response> => {
  const cached = await cachedAt(key).catch(() => undefined);
  // The name of a file contains a hash of its content, so a cached copy is always current.
  if (cached && !isDocument(key)) return cached;
  const fresh = askNetwork(event.request, cached);
  // The response is cached even if it comes too late for this visit.
  event.waitUntil(fresh.then((answer) => store(key, answer.clone())).catch(() => {}));
  if (!cached) return fresh;
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(cached.clone()), DEAD_MS);
  });
  // A server error (5xx) says nothing about the page: then the cached copy is used. Any other response is shown.
  const answer = fresh.then((answer) => (answer.status < 500 ? answer : cached.clone()));
  return Promise.race([answer, timeout]).catch(() => cached.clone());
};

/**
 * Caches the copy of an address that the browser's own cache has: the page was just downloaded, and should not be downloaded
 * twice. Does nothing if it is cached already, because this worker has handled the page's request.
 */
const storeFromBrowser = async (address: string): Promise<void> => {
  const key = keyOf(address);
  if (key && !(await cachedAt(key))) await store(key, await fetch(address, { cache: 'force-cache' }));
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
      // An earlier build had enabled navigation preload, which downloads the whole document each time.
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

// A page sends its own address and those of its files, because it was loaded before this worker was.
worker.addEventListener('message', (event) => {
  const addresses = Array.isArray(event.data) ? event.data.filter((address) => typeof address === 'string') : [];
  event.waitUntil(Promise.all(addresses.map((address) => storeFromBrowser(address).catch(() => {}))));
});

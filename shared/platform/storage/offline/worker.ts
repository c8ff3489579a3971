/**
 * The service worker of the pages of pay codes: where the network fails, it answers with their last document and its parts.
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
  /** The document as the browser has asked for it while this worker started; nothing in browsers without that. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Told extends Moment {
  readonly data: unknown;
}

interface Worker {
  readonly registration: { readonly scope: string; readonly navigationPreload?: { enable(): Promise<void> } };
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

/** Keeps an answer under its key. It is made anew, for an answer as it came has the whole address in it. */
const keep = async (key: string, answer: Response): Promise<void> => {
  if (answer.status !== 200) return;
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  const copy = new Response(await answer.blob(), { headers });
  await (await caches.open(CACHE)).put(key, copy);
};

/** What is kept under a key, and not older than a day. */
const keptAt = async (key: string): Promise<Response | undefined> => {
  const answer = await (await caches.open(CACHE)).match(key);
  const ageMs = Date.now() - Number(answer?.headers.get(KEPT_AT));
  return Math.abs(ageMs) < DAY_MS ? answer : undefined;
};

const answerOf = async (event: Fetched, key: string): Promise<Response> => {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keep(key, answer.clone()).catch(() => {}));
    return answer;
  } catch (error) {
    const kept = await keptAt(key).catch(() => undefined);
    if (!kept) throw error;
    return kept;
  }
};

// The copy that the browser itself has of it, where it has one: the page has just come, and nobody pays for it twice.
const keepFromBrowser = async (address: string): Promise<void> => {
  const key = keyOf(address);
  if (key) await keep(key, await fetch(address, { cache: 'force-cache' }));
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
    Promise.all([removeOthers(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
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

/**
 * Replaces `worker.ts` for a brand that wants no worker: on phones that have one, it takes over at the next visit, removes everything
 * that was cached, and unregisters itself.
 */
import { id } from '../../../brand/current.ts';

/** The part of a worker's global scope that this file uses: TypeScript's types for workers cannot be used together with those for pages. */
interface Worker {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(name: string, run: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
}

const worker = self as unknown as Worker;

const removeAll = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(`loan:${id}:pages:`)).map((name) => caches.delete(name)));
  await worker.registration.unregister();
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(removeAll()));

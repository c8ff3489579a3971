/**
 * In the place of `worker.ts` where the brand wants none: on phones that have one it takes over at the next visit, removes
 * what that has kept, and itself.
 */
import { id } from '../../../brand/current.ts';

/** What this file uses of a worker's global scope, for which TypeScript has no types beside those of a page. */
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

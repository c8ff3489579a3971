import { isRoute, loadRoute } from './routes.ts';

// The same delay after which the app itself fetches the next document.
const REST_MS = 2500;

interface Timer {
  after(ms: number, run: () => void): unknown;
}

/**
 * Replaces the app's `fetchAhead` in the single-page build: loads the next screen's chunk at rest or on touchstart.
 * The chunk is downloaded once, however often it is requested.
 */
export const fetchAhead = (clock: Timer, addressOfNext: () => string | undefined): void => {
  const run = (): void => {
    const address = addressOfNext();
    if (address && isRoute(address)) loadRoute(address).catch(() => {});
  };
  clock.after(REST_MS, run);
  addEventListener('touchstart', run, { passive: true });
};

export const prerenderAhead = fetchAhead;

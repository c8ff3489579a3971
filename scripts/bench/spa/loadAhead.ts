import { isRoute, loadRoute } from './routes.ts';

// As long as the app itself waits before it fetches the next document.
const REST_MS = 2500;

interface Timer {
  after(ms: number, run: () => void): unknown;
}

/**
 * What a single page does where the app fetches the next document ahead: it loads the next screen's chunk ahead, at
 * rest or at a touch. A chunk arrives once, however often it is asked for.
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

import { type Connection, connection } from '../lib/connection.ts';

// Delay after which the page's own data have usually arrived.
const REST_MS = 2500;

const isScarce = ({ saveData, effectiveType = '' }: Connection): boolean => saveData || /2g/.test(effectiveType);

/** A timer: runs once after a time in milliseconds. */
interface Timer {
  after(ms: number, run: () => void): unknown;
}

/**
 * Fetches the document of the likely next screen ahead, once this one is at rest or a finger touches it, so that a tap
 * then waits for data alone, or for less of a document. Not for a borrower who saves data, nor on a connection so slow
 * that it would stand in the way. `onFetched` runs with its address once it is there.
 */
export const fetchAhead = (
  clock: Timer,
  addressOfNext: () => string | undefined,
  onFetched: (address: string) => void = () => {},
): void => {
  // The development server has no documents to hand out ahead.
  if (import.meta.env.DEV) return;
  let isFetched = false;
  const run = (): void => {
    const address = addressOfNext();
    if (!address || isFetched || isScarce(connection())) return;
    isFetched = true;
    fetch(address).then(
      () => onFetched(address),
      () => {},
    );
  };
  clock.after(REST_MS, run);
  // A touch starts nearly 0.1 s before it counts as a tap: time that the request gains.
  addEventListener('touchstart', run, { passive: true });
};

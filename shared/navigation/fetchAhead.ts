import { type Connection, connection } from '../lib/connection.ts';

// Delay after which the page's own data have usually arrived.
const REST_MS = 1000;

const isScarce = ({ saveData, effectiveType = '' }: Connection): boolean => saveData || /2g/.test(effectiveType);

/** Runs once after a time in milliseconds. */
type Timer = { after(ms: number, run: () => void): unknown };

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

// The speculation rule that the build puts into the document selects links of CLASS; see scripts/build/documentPlugin.ts.
const RULE = 'script[type=speculationrules]';
const CLASS = 'prerender';

// With less memory than this, a phone cannot hold a second page beside this one.
const MIN_MEMORY_GB = 2;

const canPrerender = (): boolean =>
  !!document.querySelector(RULE) &&
  !!HTMLScriptElement.supports?.('speculationrules') &&
  ((navigator as { deviceMemory?: number }).deviceMemory ?? MIN_MEMORY_GB) >= MIN_MEMORY_GB;

// The link exists for the browser's rule only: it is off screen, hidden from screen readers and not focusable.
const addLink = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.className = `${CLASS} offscreen`;
  link.tabIndex = -1;
  link.setAttribute('aria-hidden', 'true');
  document.body.append(link);
};

/**
 * Fetches the document of the likely next screen ahead, and prerenders it: its first call is sent, and a tap then only shows it.
 * Only for a screen whose data no action on this page changes. Where the browser, the phone or the brand does
 * not prerender, it stays with the document: many a webview knows the rule and does not follow it.
 */
export const prerenderAhead = (clock: Timer, addressOfNext: () => string | undefined): void =>
  fetchAhead(clock, addressOfNext, (address) => {
    if (canPrerender()) addLink(address);
  });

import type { Client } from '../api/settle.ts';

/**
 * When a page is brought to life that an earlier one may have prerendered: once the borrower opens it. Until then its head has
 * sent its first call, and nothing else has happened; what it finds in the storage is what the page before has left there.
 */
export const whenOpened = (run: () => void): void => {
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', run);
  else run();
};

// How long before it was opened the page was prerendered, in whole milliseconds; 0 for any other page.
const prerenderedForMs = (): number => {
  const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return Math.ceil(visit?.activationStart || 0);
};

/**
 * The client of such a page. The answer to its first call says how old it is; where there was no answer before the page was
 * opened, it is asked for again.
 */
export const prerenderedClient = (client: Client): Client => {
  const begunAtMs = Date.now();
  return (host, page, clock) => {
    const call = client(host, page, clock);
    const forMs = prerenderedForMs();
    // The browser's own measure may stand while the phone sleeps.
    let ageMs = forMs && Math.max(forMs, Date.now() - begunAtMs);
    return async (endpoint, input, options) => {
      const firstMs = ageMs;
      ageMs = 0;
      const outcome = await call(endpoint, input, options);
      if (!firstMs) return outcome;
      return outcome.kind === 'ok' ? { ...outcome, ageMs: firstMs } : call(endpoint, input);
    };
  };
};

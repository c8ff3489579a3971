import type { EarlyWindow } from '../api/earlyCall.ts';
import type { Client } from '../api/settle.ts';
import { longDay } from '../lib/longDay.ts';

/** Reads the answer to the head's call to its end, where its body would else be waited for once the page is opened. */
const readAhead = (host: EarlyWindow): void => {
  const { loanEarly: early } = host;
  if (!early) return;
  const response = early.response.then(async (answer) => {
    const body = await answer.text();
    return Object.assign(answer, { text: async () => body });
  });
  // As in the head: the script reads the failure later.
  response.catch(() => {});
  host.loanEarly = { ...early, response };
};

/**
 * What a page can do before it is opened, for it changes nothing that anybody sees: it reads its answer, and has the browser
 * load its calendar, which takes a slow phone 70 ms at the first day that is said.
 */
const prepare = (): void => {
  readAhead(window as EarlyWindow);
  longDay('2000-01-01', document.documentElement.lang);
};

/**
 * When a page is brought to life that an earlier one may have prerendered: once the borrower opens it. Until then it has
 * sent its first call and read the answer, and nothing else has happened; what it finds in the storage is what the page before has left there.
 */
export const whenOpened = (run: () => void): void => {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run);
    prepare();
  } else run();
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

import type { Call } from '../api/client.ts';
import { type EarlyWindow, isEarlyCall } from '../api/earlyCall.ts';
import { frameDrawn } from './browserEnv.ts';
import type { Env, Return } from './env.ts';

// What the tab has stored was checked when the page was rendered: after this long, it may be of another day.
const STORED_MS = 60_000;

/** Holds the platform of a page. */
export type PrerenderGate = <Held extends Env>(env: Held, host: EarlyWindow) => Held;

/**
 * Holds the platform of a page that is prerendered; any other page's stays as it is. Until the borrower opens it, the page reads what the tab has
 * stored and takes the response to the head's call; writes, toasts, moves and all other calls wait, and no app gets messages. If the data are old
 * by then, or did not arrive, the page gets a return event, so that it reads them again.
 */
export const prerenderGate: PrerenderGate = (env, host) => {
  if (!(document as { readonly prerendering?: boolean }).prerendering) return env;
  const opened = new Promise<void>((resolve) => document.addEventListener('prerenderingchange', () => resolve()));
  const { store, navigator, native } = env;
  let isOpen = false;
  let isWaiting = false;
  let isFailed = false;
  const returns: ((how: Return) => void)[] = [];
  // What the page has rendered is drawn before anything else is done.
  const drawn = opened.then(() => {
    isOpen = true;
    const ageMs = pageAgeMs();
    if (isWaiting && ageMs > STORED_MS) navigator.reload();
    if (isFailed || (!isWaiting && ageMs > OLD_MS)) for (const run of returns) run('visible');
    return frameDrawn();
  });

  const once =
    <Args extends readonly unknown[]>(act: (...args: Args) => unknown) =>
    (...args: Args): void => {
      if (isOpen) act(...args);
      else opened.then(() => act(...args));
    };

  const call = (async (endpoint, input, options) => {
    const isEarly = isEarlyCall(host, endpoint, input, env.page);
    if (!isEarly && !isOpen) isWaiting = true;
    if (!isEarly) await drawn;
    const outcome = await env.call(endpoint, input, options);
    if (outcome.kind !== 'ok' && !isOpen) isFailed = true;
    // Nobody sees the page yet, so it has no layout before it is asked for one. Then the tap does not wait for it.
    if (!isOpen) setTimeout(() => document.body.getBoundingClientRect());
    return outcome;
  }) as Call;

  return {
    ...env,
    opened,
    call,
    store: {
      ...store,
      write: (...args) => {
        if (isOpen) return store.write(...args);
        opened.then(() => store.write(...args));
        return true;
      },
    },
    native: {
      get webkit() {
        return isOpen ? native.webkit : undefined;
      },
      get loanApp() {
        return isOpen ? native.loanApp : undefined;
      },
    },
    navigator: {
      ...navigator,
      assign: once(navigator.assign),
      replace: once(navigator.replace),
    },
    toast: once(env.toast),
    onReturn: (run) => {
      returns.push(run);
      drawn.then(() => env.onReturn(run));
    },
  };
};

/** Data older than this are read again when the borrower opens the page or returns to it. */
const OLD_MS = 10_000;

/** How long ago the page was loaded, in milliseconds. The larger of two: `performance.now` may stop while the phone sleeps, and the clock may be set. */
const pageAgeMs = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

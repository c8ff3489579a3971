/** The state that a page reports several times a second. */
export interface PageNow {
  /** Unique for each document. */
  readonly id: string;
  readonly path: string;
  readonly isPrerendering: boolean;
  /** The simulated sleep that it was last told of. */
  readonly sleptMs: number;
  readonly words: string;
  /** The number of pictures that are not hidden. */
  readonly pictures: number;
  /** The number of open dialogs. */
  readonly dialogs: number;
  /** Its text in the first frame after activation, if it was prerendered. */
  readonly firstWords: string;
  readonly session: { readonly [key: string]: string };
  readonly local: { readonly [key: string]: string };
  /** How often this document came back from the back/forward cache. */
  readonly revivals: number;
  /** Why it was not restored from the back/forward cache, as JSON (`notRestoredReasons`). */
  readonly notRestored: string;
  /** The messages that it sent to the native app. */
  readonly messages: readonly string[];
}

/** The response to a page's report: the simulated sleep so far, and at most one order (a button or link to press, an address, or back). */
export interface Told {
  readonly sleptMs: number;
  readonly press?: string;
  readonly open?: string;
  readonly goesBack?: boolean;
}

const BETWEEN_MS = 60;

/** Reports the page's state and performs orders. Runs before the page's own script. */
export const inPage = (): void => {
  const id = `${location.pathname} ${Math.random()}`;
  const messages: string[] = [];
  let revivals = 0;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) revivals += 1;
  });

  let firstWords = '';
  document.addEventListener('prerenderingchange', () =>
    requestAnimationFrame(() => {
      firstWords = document.body.innerText;
    }),
  );

  Object.assign(window, { loanApp: { postMessage: (message: string) => messages.push(message) } });

  // Simulates sleep: moves the clock on, but no timers.
  const { now: clockNow } = Date;
  let sleptMs = 0;
  Date.now = () => clockNow() + sleptMs;

  const now = (): PageNow => {
    const [visit] = performance.getEntriesByType('navigation') as unknown as {
      notRestoredReasons?: unknown;
    }[];
    return {
      id,
      path: location.pathname,
      isPrerendering: !!(document as { prerendering?: boolean }).prerendering,
      sleptMs,
      words: document.body?.innerText ?? '',
      pictures: Array.from(document.images).filter((image) => getComputedStyle(image).visibility === 'visible').length,
      dialogs: document.querySelectorAll('dialog,[role$=dialog]').length,
      firstWords,
      session: { ...sessionStorage },
      local: { ...localStorage },
      revivals,
      notRestored: JSON.stringify(visit?.notRestoredReasons ?? ''),
      messages,
    };
  };

  // The page's script may stand in a template until the first view is drawn; before it has run there are no listeners.
  const hasBegun = (): boolean =>
    ![...document.querySelectorAll('template')].some(({ content }) => content.querySelector('script'));

  const press = (name: string): void => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href]')];
    const found = all.filter(({ innerText }) => innerText.trim() === name).pop();
    if (found && hasBegun()) requestAnimationFrame(() => setTimeout(() => found.click()));
    else setTimeout(() => press(name), BETWEEN_MS);
  };

  const tell = async (): Promise<void> => {
    const answer = await fetch('/conductor', { method: 'POST', body: JSON.stringify(now()) });
    const { press: name, open, goesBack, ...told }: Told = await answer.json();
    sleptMs = told.sleptMs;
    // Until a page has loaded, the next one takes its place in the history, and nothing leads back to it.
    if (open && document.readyState === 'complete') location.assign(open);
    else if (open) addEventListener('load', () => setTimeout(() => location.assign(open)));
    if (goesBack) history.back();
    if (name) press(name);
  };

  // One report at a time: an in-flight request may keep the page out of the back/forward cache.
  const goOn = (): void => void setTimeout(() => tell().then(goOn, goOn), BETWEEN_MS);
  goOn();
};

/** A problem in the page, recorded before the page's own listeners run. */
export interface PageProblem {
  readonly kind: 'error' | 'rejection' | 'policy';
  readonly text: string;
}

/** The stage's interface in the page: the simulated clock, the real one, and the recorded problems. */
export interface StageInPage {
  readonly problems: PageProblem[];
  readonly realSetTimeout: typeof setTimeout;
  readonly realDate: typeof Date;
  /** Advances the page's time, timer by timer; resolves after the effects of the last one. */
  advance(ms: number): Promise<void>;
  /** Resets the page's time to the start time of every page. */
  restart(): void;
  /** The number of this document's API calls in flight, with neither a response nor a network error yet. */
  unanswered(): number;
  /** The number of its other fetches in flight: chunks, texts, prefetched documents. */
  fetching(): number;
  /** The result of the next touch: an empty text if it caused a click. */
  pressed?: Promise<string>;
}

/** The page's window with the stage on it. */
export type StageWindow = Window & typeof globalThis & { stage: StageInPage };

/**
 * Runs before the page's scripts: stops the page's clock, which then moves only by `advance`, and listens for errors.
 * The time carries over to the tab's next document. Self-contained: its source text is evaluated in the page.
 */
export const setStage = (page: StageWindow, startMs: number): void => {
  // Shorter timers are internal scheduling and not noticed by a borrower, so they run in real time.
  const UNNOTICED_MS = 30;
  const KEPT = /^stage:(\d+)$/;

  const realDate = page.Date;
  const realSetTimeout = page.setTimeout.bind(page);
  const realClearTimeout = page.clearTimeout.bind(page);
  const problems: PageProblem[] = [];
  const timers = new Map<number, { atMs: number; run: () => void; againMs: number | undefined }>();
  let lastId = 1_000_000;
  let nowMs = Number((KEPT.exec(page.name) || [])[1] || startMs);

  class StoppedDate extends realDate {
    constructor(...given: []) {
      super(...((given.length ? given : [nowMs]) as []));
    }
    static override now(): number {
      return nowMs;
    }
  }

  const addTimer = (run: () => void, ms: number, isRepeated: boolean): number => {
    lastId += 1;
    timers.set(lastId, { atMs: nowMs + ms, run, againMs: isRepeated ? Math.max(1, ms) : undefined });
    return lastId;
  };

  const setTimer = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number =>
    ms < UNNOTICED_MS
      ? (realSetTimeout(() => run(...args), ms) as unknown as number)
      : addTimer(() => run(...args), ms, false);

  const clearTimer = (id?: number): void => {
    if (id !== undefined && !timers.delete(id)) realClearTimeout(id);
  };

  // Lets the page react to one timer before the next one runs.
  const breath = (): Promise<void> => new Promise((resolve) => void realSetTimeout(resolve, 0));

  const nextTimer = (untilMs: number): number | undefined => {
    let next: number | undefined;
    timers.forEach(({ atMs }, id) => {
      const best = next === undefined ? undefined : timers.get(next);
      if (atMs <= untilMs && (!best || atMs < best.atMs)) next = id;
    });
    return next;
  };

  const runTimer = (id: number): void => {
    const timer = timers.get(id);
    if (!timer) return;
    nowMs = Math.max(nowMs, timer.atMs);
    if (timer.againMs === undefined) timers.delete(id);
    else timer.atMs += timer.againMs;
    try {
      timer.run();
    } catch (error) {
      problems.push({ kind: 'error', text: String(error) });
    }
  };

  const advance = async (ms: number): Promise<void> => {
    const untilMs = nowMs + ms;
    for (let id = nextTimer(untilMs); id !== undefined; id = nextTimer(untilMs)) {
      runTimer(id);
      await breath();
      await breath();
    }
    nowMs = untilMs;
    page.name = `stage:${nowMs}`;
    await breath();
  };

  // The monotonic clock follows the simulated time too, from the start of this document.
  const beganMs = nowMs;
  page.performance.now = () => nowMs - beganMs;
  page.Date = StoppedDate as unknown as DateConstructor;
  page.setTimeout = setTimer as unknown as typeof setTimeout;
  page.clearTimeout = clearTimer as typeof clearTimeout;
  page.setInterval = ((run: () => void, ms = 0) => addTimer(run, ms, true)) as unknown as typeof setInterval;
  page.clearInterval = clearTimer as typeof clearInterval;
  page.addEventListener('error', (event) => {
    // An image that fails to load fires its event on the image; only errors of the page have a message.
    if (event.message) problems.push({ kind: 'error', text: event.message });
  });
  page.addEventListener('unhandledrejection', (event) => {
    problems.push({ kind: 'rejection', text: String((event as PromiseRejectionEvent).reason) });
  });
  page.document.addEventListener('securitypolicyviolation', (event) => {
    problems.push({ kind: 'policy', text: `${event.violatedDirective} ${event.blockedURI}` });
  });
  const restart = (): void => {
    nowMs = startMs;
    page.name = '';
  };

  const sent = { calls: 0, files: 0 };
  const realFetch = page.fetch;
  const send: typeof fetch = (input, init) => {
    const answer = realFetch.call(page, input, init);
    const what = /^(https?:\/\/[^/]*)?\/api\//.test(String(input)) ? 'calls' : 'files';
    const end = (): void => {
      sent[what] -= 1;
    };
    sent[what] += 1;
    answer.then(end, end);
    return answer;
  };
  page.fetch = send;

  const unanswered = (): number => sent.calls;
  const fetching = (): number => sent.files;
  page.stage = { problems, realSetTimeout, realDate, advance, restart, unanswered, fetching };
};

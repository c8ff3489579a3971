/** A complaint of the page itself, noted before anything else could hear of it. */
export interface PageProblem {
  readonly kind: 'error' | 'rejection' | 'policy';
  readonly text: string;
}

/** What the stage has put into the page: its clock, the real one, and what went wrong. */
export interface StageInPage {
  readonly problems: PageProblem[];
  readonly realSetTimeout: typeof setTimeout;
  readonly realDate: typeof Date;
  /** Lets the page's time go on, timer by timer; resolves once the last one has done what it does. */
  advance(ms: number): Promise<void>;
  /** Sets the page's time back to where every page begins. */
  restart(): void;
  /** How many calls this document has sent that nothing has come back of, not even that the line broke. */
  unanswered(): number;
  /** The same of what else it fetches: parts of its script, texts, documents ahead. */
  fetching(): number;
  /** What became of the finger that comes down next: empty where it has pressed something. */
  pressed?: Promise<string>;
}

/** The page's window with the stage on it. */
export type StageWindow = Window & typeof globalThis & { stage: StageInPage };

/**
 * Runs before the page's own scripts: stops its clock, which from then on stands still but for `advance`, and listens
 * for errors. Time goes on from one document of a tab to the next. Self-contained: it goes to the page as text.
 */
export const setStage = (page: StageWindow, startMs: number): void => {
  // Timers that are shorter than anybody notices belong to how a page works, not to what a borrower waits for.
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

  // The page's answers to what a timer did come before the next timer.
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

  // What never jumps runs with the page's own time, too, from where this document begins.
  const beganMs = nowMs;
  page.performance.now = () => nowMs - beganMs;
  page.Date = StoppedDate as unknown as DateConstructor;
  page.setTimeout = setTimer as unknown as typeof setTimeout;
  page.clearTimeout = clearTimer as typeof clearTimeout;
  page.setInterval = ((run: () => void, ms = 0) => addTimer(run, ms, true)) as unknown as typeof setInterval;
  page.clearInterval = clearTimer as typeof clearInterval;
  page.addEventListener('error', (event) => {
    // A picture that does not come is an event on the picture; this is one of the page.
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

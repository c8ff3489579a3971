/** The time, and a timer, in milliseconds. `after` runs once and returns a function that cancels it. */
export interface Clock {
  /** By the phone's clock, since the epoch. Somebody may set it at any time. */
  now(): number;
  /** Monotonic time since an arbitrary start in this page; changes of the phone's clock do not affect it. May stop while the phone sleeps. */
  steady(): number;
  after(ms: number, run: () => void): () => void;
}

/** The phone's clock, and the page's own. */
export const browserClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

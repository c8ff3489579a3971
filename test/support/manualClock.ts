import type { Clock } from '../../shared/platform/env.ts';

/** A clock that only a test advances; times are in milliseconds. */
export interface ManualClock extends Clock {
  /** Advances the time, and runs the timers that are due in it, in order. */
  advance(ms: number): void;
  /** Changes the wall clock by this much, forwards or back. Timers and `steady` are not affected. */
  set(ms: number): void;
  /** Returns the time until the next timer; Infinity if there is none. */
  untilNext(): number;
  /** Returns the number of pending timers. */
  waiting(): number;
}

interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

/** Creates a clock that starts at `startMs`; by default noon in Manila on a day that no test depends on. */
export const manualClock = (startMs = Date.parse('2026-12-01T04:00:00Z')): ManualClock => {
  const timers = new Set<Timer>();
  let nowMs = startMs;
  let setMs = 0;

  const nextUntil = (endMs: number): Timer | undefined =>
    [...timers].filter(({ atMs }) => atMs <= endMs).sort((one, other) => one.atMs - other.atMs)[0];

  return {
    now: () => nowMs + setMs,
    steady: () => nowMs - startMs,
    set: (ms) => {
      setMs += ms;
    },
    after: (ms, run) => {
      const timer = { atMs: nowMs + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance: (ms) => {
      const endMs = nowMs + ms;
      for (let timer = nextUntil(endMs); timer; timer = nextUntil(endMs)) {
        timers.delete(timer);
        nowMs = timer.atMs;
        timer.run();
      }
      nowMs = endMs;
    },
    untilNext: () => Math.min(...[...timers].map(({ atMs }) => atMs)) - nowMs,
    waiting: () => timers.size,
  };
};

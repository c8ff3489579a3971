import type { Clock } from '../../shared/platform/clock.ts';

/** A clock that a test moves on; times are in milliseconds. */
export interface ManualClock extends Clock {
  /** Lets time pass, and runs what falls due in it, in order. */
  advance(ms: number): void;
  /** Somebody sets the phone's clock on by this much, or back. What is timed goes on as before. */
  set(ms: number): void;
  /** How long it is until the next timer runs; endless where none does. */
  untilNext(): number;
  /** How many timers are still to run. */
  waiting(): number;
}

interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

/** A clock that stands at `startMs` until it is moved; by default noon in Manila on a day that no test depends on. */
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

import type { Vital } from './steps.ts';

/** What these kinds of entries have beyond others; by browsers that have them. */
interface VitalEntry extends PerformanceEntry {
  /** Of a shift: by how much of the screen, and whether the borrower's own tap or key was the reason. */
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  /** Of an event: not 0 where it is part of a tap or a key. */
  readonly interactionId?: number;
}

type TellVital = (vital: Vital, value: number) => void;

// An older browser refuses a kind that it does not know, or has no observers of this form at all.
const observe = (type: string, take: (entry: VitalEntry) => void): (() => void) => {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
    return () => observer.takeRecords().forEach(take);
  } catch {
    return () => {};
  }
};

const canMeasure = (type: string): boolean =>
  typeof PerformanceObserver === 'function' && !!PerformanceObserver.supportedEntryTypes?.includes(type);

// A page that was prerendered begins, for whoever waits for it, as it is opened; in milliseconds since it was loaded.
const openedAt = (): number => {
  const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return visit?.activationStart ?? 0;
};

// A busy browser writes its first paints down some time after them, and this may run before.
const watchPaints = (tell: TellVital): (() => void) => {
  const tellPaint = ({ name, startTime }: PerformanceEntry): void =>
    tell(name === 'first-paint' ? 'firstPaint' : 'firstContentfulPaint', startTime - openedAt());
  if (canMeasure('paint')) return observe('paint', tellPaint);
  performance.getEntriesByType('paint').forEach(tellPaint);
  return () => {};
};

// Shifts less than a second apart belong together, up to five seconds of them; what counts is the worst of these groups.
const GAP_MS = 1000;
const GROUP_MS = 5000;
const THOUSANDTHS = 1000;

const watchShifts = (): { readonly takeRest: () => void; readonly worst: () => number } => {
  let worst = 0;
  let group = { sum: 0, fromMs: Number.NEGATIVE_INFINITY, toMs: Number.NEGATIVE_INFINITY };
  const takeRest = observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSame = startTime - group.toMs < GAP_MS && startTime - group.fromMs < GROUP_MS;
    group = { sum: (isSame ? group.sum : 0) + value, fromMs: isSame ? group.fromMs : startTime, toMs: startTime };
    worst = Math.max(worst, group.sum);
  });
  return { takeRest, worst: () => worst * THOUSANDTHS };
};

/**
 * Tells the first paints, and watches what is known only when the borrower leaves. Measured as Google's `web-vitals` does, but for one thing:
 * of the taps on a page the slowest counts, however many there were.
 * @returns what tells the rest, once; of a browser that does not measure something, nothing is told
 */
export const watchVitals = (tell: TellVital): (() => void) => {
  let largestMs = 0;
  let slowestMs = 0;
  let hasTold = false;
  const takePaints = watchPaints(tell);
  const takeLargest = observe('largest-contentful-paint', ({ startTime }) => {
    largestMs = startTime - openedAt();
  });
  const takeSlowest = observe('event', ({ interactionId, duration }) => {
    if (interactionId) slowestMs = Math.max(slowestMs, duration);
  });
  const shifts = watchShifts();
  return () => {
    if (hasTold) return;
    hasTold = true;
    takePaints();
    takeLargest();
    takeSlowest();
    shifts.takeRest();
    if (largestMs) tell('largestContentfulPaint', largestMs);
    if (slowestMs) tell('interactionToNextPaint', slowestMs);
    if (canMeasure('layout-shift')) tell('cumulativeLayoutShift', shifts.worst());
  };
};

import type { Vital } from './steps.ts';

/** The additional fields of these kinds of entries, in browsers that support them. */
interface VitalEntry extends PerformanceEntry {
  /** For a layout shift: its score, and whether the borrower's own tap or key press has caused it. */
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  /** For an event: not 0 if it is part of a tap or a key press. */
  readonly interactionId?: number;
}

// An older browser throws for a kind of entry that it does not know, or does not support this call at all.
const observe = (type: string, take: (entry: VitalEntry) => void): (() => void) => {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
    return () => observer.takeRecords().forEach(take);
  } catch {
    return () => {};
  }
};

// For the borrower, a prerendered page starts when it is opened. In ms since it was loaded.
const openedAt = (): number => {
  const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return visit?.activationStart ?? 0;
};

// Layout shifts less than 1 s apart form a group, of at most 5 s; the worst group counts. This is the definition of CLS.
const GAP_MS = 1000;
const GROUP_MS = 5000;
const THOUSANDTHS = 1000;

/**
 * Observes the measurements, which are final only when the borrower leaves. They are the same as in Google's
 * `web-vitals`, with one exception: the slowest tap counts, however many taps there were on the page.
 * @returns a function that reports them, once. What the browser does not measure is not reported.
 */
export const watchVitals = (report: (vital: Vital, value: number) => void): (() => void) => {
  let largestMs = 0;
  let slowestMs = 0;
  let isReported = false;
  const flushLargest = observe('largest-contentful-paint', ({ startTime }) => {
    largestMs = startTime - openedAt();
  });
  const flushSlowest = observe('event', ({ interactionId, duration }) => {
    if (interactionId) slowestMs = Math.max(slowestMs, duration);
  });
  let worstShift = 0;
  let group = { sum: 0, fromMs: Number.NEGATIVE_INFINITY, toMs: Number.NEGATIVE_INFINITY };
  const flushShifts = observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSame = startTime - group.toMs < GAP_MS && startTime - group.fromMs < GROUP_MS;
    group = { sum: (isSame ? group.sum : 0) + value, fromMs: isSame ? group.fromMs : startTime, toMs: startTime };
    worstShift = Math.max(worstShift, group.sum);
  });
  return () => {
    if (isReported) return;
    isReported = true;
    for (const { name, startTime } of performance.getEntriesByType('paint'))
      report(name === 'first-paint' ? 'firstPaint' : 'firstContentfulPaint', startTime - openedAt());
    flushLargest();
    flushSlowest();
    flushShifts();
    if (largestMs) report('largestContentfulPaint', largestMs);
    if (slowestMs) report('interactionToNextPaint', slowestMs);
    if (window.PerformanceObserver?.supportedEntryTypes?.includes('layout-shift'))
      report('cumulativeLayoutShift', worstShift * THOUSANDTHS);
  };
};

import type { KeptReport } from './reportStore.ts';

export type Rating = 'good' | 'needs work' | 'poor';

/** One measure on one screen: of how many page views, what half, three quarters and nineteen of twenty stayed within. */
export interface VitalRow {
  readonly screen: string;
  readonly vital: string;
  readonly unit: 'ms' | 'thousandths';
  readonly count: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
  /** By `p75`, as is usual. */
  readonly rating: Rating;
}

interface Limit {
  readonly good: number;
  readonly poor: number;
}

const PAINT: Limit = { good: 1800, poor: 3000 };
const CONTENT: Limit = { good: 2500, poor: 4000 };

/** Up to where a measure is good, and from where it is poor: those of web.dev, and of the data those of the largest paint. */
export const limits: Readonly<Record<string, Limit>> = {
  firstPaint: PAINT,
  firstContentfulPaint: PAINT,
  largestContentfulPaint: CONTENT,
  dataOnScreen: CONTENT,
  interactionToNextPaint: { good: 200, poor: 500 },
  cumulativeLayoutShift: { good: 100, poor: 250 },
};

const rate = (value: number, { good, poor }: Limit): Rating => {
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
};

/** The smallest value that so many of a hundred values are not above (the nearest rank). */
export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((percent * sorted.length) / 100) - 1)] ?? 0;

const HALF = 50;
const MOST = 75;
const NEARLY_ALL = 95;

/** What each screen took, by screen and then in the order of a page's life. */
export const vitalsOf = (reports: readonly KeptReport[]): readonly VitalRow[] => {
  const screens = [...new Set(reports.map(({ screen }) => screen))].sort();
  return screens.flatMap((screen) => {
    const records = reports.filter((report) => report.screen === screen).flatMap((report) => report.records);
    return Object.entries(limits).flatMap(([vital, limit]): VitalRow[] => {
      const values = records
        .flatMap((record) => (record.kind === 'vital' && record.vital === vital ? record.value : []))
        .sort((one, other) => one - other);
      if (!values.length) return [];
      const p75 = percentile(values, MOST);
      return [
        {
          screen,
          vital,
          unit: vital === 'cumulativeLayoutShift' ? 'thousandths' : 'ms',
          count: values.length,
          p50: percentile(values, HALF),
          p75,
          p95: percentile(values, NEARLY_ALL),
          rating: rate(p75, limit),
        },
      ];
    });
  });
};

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

/** A stage of a way: how often pages have told of it, and its share of the first stage. */
export interface Stage {
  readonly name: string;
  readonly count: number;
  /** From 0 on; null where the first stage has none. Above 1 where most who are here have not come by the first stage. */
  readonly share: number | null;
}

/** A way of repaying, from its beginning to its end. */
export interface Funnel {
  readonly name: string;
  readonly stages: readonly Stage[];
}

/** What counts as being at a stage: a step with its outcome, on one of these screens, or on any. */
interface StageRule {
  readonly name: string;
  readonly step: string;
  readonly outcomes: readonly string[];
  readonly screens?: readonly string[];
}

const opened = (name: string, ...screens: readonly string[]): StageRule => ({
  name,
  step: 'screen',
  outcomes: ['opened'],
  screens,
});

const orderOpened = opened('Order opened', 'loanDetail', 'order');

const rules: Readonly<Record<string, readonly StageRule[]>> = {
  'At a channel or by code': [
    orderOpened,
    opened('Repayment opened', 'repay'),
    { name: 'Channel chosen', step: 'channel', outcomes: ['chosen'], screens: ['repay'] },
    { name: 'Led to the channel', step: 'generatePayCode', outcomes: ['ok'], screens: ['repay'] },
    { name: 'Pay code shown', step: 'payCode', outcomes: ['shown'] },
    { name: 'Payment seen', step: 'paymentSeen', outcomes: ['channel', 'code'] },
  ],
  Rollover: [
    orderOpened,
    opened('Rollover opened', 'repayDelay'),
    { name: 'Channel chosen', step: 'channel', outcomes: ['chosen'], screens: ['repayDelay'] },
    { name: 'Led to the channel', step: 'generatePayCode', outcomes: ['ok'], screens: ['repayDelay'] },
    { name: 'Pay code shown', step: 'payCode', outcomes: ['shownForRollover'] },
    { name: 'Rollover seen', step: 'paymentSeen', outcomes: ['rollover'] },
  ],
  'By card or wallet': [
    orderOpened,
    opened('Cards opened', 'repaymentMethod'),
    { name: 'Card payment sent', step: 'commitRepayment', outcomes: ['attempted'] },
    { name: 'Taken by the service', step: 'commitRepayment', outcomes: ['ok'] },
    { name: 'Confirmed with a code', step: 'confirmRepayment', outcomes: ['ok'] },
    { name: 'Led to the wallet', step: 'repayByWallet', outcomes: ['ok'] },
    { name: 'Payment seen', step: 'paymentSeen', outcomes: ['card', 'wallet'] },
  ],
};

const countOf = (reports: readonly KeptReport[], { step, outcomes, screens }: StageRule): number =>
  reports
    .filter(({ screen }) => !screens || screens.includes(screen))
    .flatMap(({ records }) => records)
    .filter((record) => record.kind === 'step' && record.step === step && outcomes.includes(record.outcome)).length;

/**
 * The ways of repaying, stage by stage. Messages have no number of the visit, so that these are counts of page views, not of borrowers:
 * who opens a page twice is counted twice.
 */
export const funnelsOf = (reports: readonly KeptReport[]): readonly Funnel[] =>
  Object.entries(rules).map(([name, stages]) => {
    const counts = stages.map((rule) => countOf(reports, rule));
    const first = counts[0] ?? 0;
    return {
      name,
      stages: stages.map((stage, at) => ({
        name: stage.name,
        count: counts[at] ?? 0,
        share: first ? (counts[at] ?? 0) / first : null,
      })),
    };
  });

/** How often something was told, and when first and last, in milliseconds since 1970. */
interface Seen {
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** An error at one place of one build. */
export interface ErrorRow extends Seen {
  readonly build: string;
  readonly screen: string;
  readonly name: string;
  readonly at: readonly string[];
}

/** What a page's policy has blocked, on one screen of one build. */
export interface BlockedRow extends Seen {
  readonly build: string;
  readonly screen: string;
  readonly directive: string;
  readonly from: string;
}

/** How a step has ended on one screen. */
export interface StepRow extends Seen {
  readonly screen: string;
  readonly step: string;
  readonly outcome: string;
}

/** What the collector knows. */
export interface Summary {
  readonly messages: number;
  readonly builds: readonly ({ readonly build: string } & Seen)[];
  readonly errors: readonly ErrorRow[];
  readonly vitals: readonly VitalRow[];
  readonly funnels: readonly Funnel[];
  readonly steps: readonly StepRow[];
  readonly blocked: readonly BlockedRow[];
}

/** Puts together what is the same, most often told first. */
const group = <Row extends object>(
  reports: readonly KeptReport[],
  rowsOf: (report: KeptReport) => readonly Row[],
): (Row & Seen)[] => {
  const groups = new Map<string, Row & Seen>();
  for (const report of reports)
    for (const row of rowsOf(report)) {
      const key = JSON.stringify(row);
      const { count, firstMs } = groups.get(key) ?? { count: 0, firstMs: report.atMs };
      groups.set(key, { ...row, count: count + 1, firstMs, lastMs: report.atMs });
    }
  return [...groups.values()].sort((one, other) => other.count - one.count || other.lastMs - one.lastMs);
};

/** What messages, oldest first, come to. */
export const summarize = (reports: readonly KeptReport[]): Summary => ({
  messages: reports.length,
  builds: group(reports, ({ build }) => [{ build }]).sort((one, other) => other.lastMs - one.lastMs),
  errors: group(reports, ({ build, screen, records }) =>
    records.flatMap((record) => (record.kind === 'error' ? { build, screen, name: record.name, at: record.at } : [])),
  ),
  vitals: vitalsOf(reports),
  funnels: funnelsOf(reports),
  steps: group(reports, ({ screen, records }) =>
    records.flatMap((record) => (record.kind === 'step' ? { screen, step: record.step, outcome: record.outcome } : [])),
  ),
  blocked: group(reports, ({ build, screen, records }) =>
    records.flatMap((record) =>
      record.kind === 'blocked' ? { build, screen, directive: record.directive, from: record.from } : [],
    ),
  ),
});

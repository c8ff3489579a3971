import type { KeptReport, ReportRecord } from './reportStore.ts';

type Kind = ReportRecord['kind'];

const ofKind = <Wanted extends Kind>(records: readonly ReportRecord[], kind: Wanted) =>
  records.filter((record): record is Extract<ReportRecord, { kind: Wanted }> => record.kind === kind);

/** How often something was reported, and when first and last, in milliseconds since 1970. */
export interface Seen {
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Groups equal rows with their count and times, most frequent first. */
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

export type Rating = 'good' | 'needs work' | 'poor';

const PAINT = { good: 1800, poor: 3000 };
const CONTENT = { good: 2500, poor: 4000 };

/** A value up to `good` is good, one above `poor` is poor. The limits are web.dev's; `dataOnScreen` has those of the largest paint. */
const limits = {
  firstPaint: PAINT,
  firstContentfulPaint: PAINT,
  largestContentfulPaint: CONTENT,
  dataOnScreen: CONTENT,
  interactionToNextPaint: { good: 200, poor: 500 },
  cumulativeLayoutShift: { good: 100, poor: 250 },
};

const rate = (value: number, { good, poor }: typeof PAINT): Rating => {
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
};

/** Returns a percentile by the nearest-rank method. */
const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((percent * sorted.length) / 100) - 1)] ?? 0;

/** Returns p50, p75 and p95 of a screen's web vitals, in the order of `limits`; the rating is that of p75. */
const vitalsOfScreen = (reports: readonly KeptReport[], screen: string) => {
  const records = reports.filter((report) => report.screen === screen).flatMap((report) => report.records);
  return Object.entries(limits).flatMap(([vital, limit]) => {
    const values = ofKind(records, 'vital')
      .flatMap((record) => (record.vital === vital ? (record.ms ?? record.thousandths ?? []) : []))
      .sort((one, other) => one - other);
    const [p50, p75, p95] = [percentile(values, 50), percentile(values, 75), percentile(values, 95)];
    const unit = vital === 'cumulativeLayoutShift' ? ('thousandths' as const) : ('ms' as const);
    return values.length
      ? [{ screen, vital, unit, count: values.length, p50, p75, p95, rating: rate(p75, limit) }]
      : [];
  });
};

/** A stage of a repayment funnel: counts a step with one of these outcomes, on one of these screens; without `screens`, on any. */
type Stage = readonly [name: string, step: string, outcomes: readonly string[], screens?: readonly string[]];

const orderOpened: Stage = ['Order opened', 'screen', ['opened'], ['loanDetail', 'order']];

const ways: Readonly<Record<string, readonly Stage[]>> = {
  'At a channel or by code': [
    orderOpened,
    ['Repayment opened', 'screen', ['opened'], ['repay']],
    ['Channel chosen', 'channel', ['chosen'], ['repay']],
    ['Led to the channel', 'generatePayCode', ['ok'], ['repay']],
    ['Pay code shown', 'payCode', ['shown']],
    ['Payment seen', 'paymentSeen', ['channel', 'code']],
  ],
  Rollover: [
    orderOpened,
    ['Rollover opened', 'screen', ['opened'], ['repayDelay']],
    ['Channel chosen', 'channel', ['chosen'], ['repayDelay']],
    ['Led to the channel', 'generatePayCode', ['ok'], ['repayDelay']],
    ['Pay code shown', 'payCode', ['shownForRollover']],
    ['Rollover seen', 'paymentSeen', ['rollover']],
  ],
  'By card or wallet': [
    orderOpened,
    ['Cards opened', 'screen', ['opened'], ['repaymentMethod']],
    ['Card payment sent', 'commitRepayment', ['attempted']],
    ['Taken by the service', 'commitRepayment', ['ok']],
    ['Confirmed with a code', 'confirmRepayment', ['ok']],
    ['Led to the wallet', 'repayByWallet', ['ok']],
    ['Payment seen', 'paymentSeen', ['card', 'wallet']],
  ],
};

const countOf = (reports: readonly KeptReport[], [, step, outcomes, screens]: Stage): number =>
  reports
    .filter(({ screen }) => !screens || screens.includes(screen))
    .flatMap(({ records }) => ofKind(records, 'step'))
    .filter((record) => record.step === step && outcomes.includes(record.outcome)).length;

/**
 * Returns the repayment funnels. A stage's share is relative to the first stage: null if that count is 0, above 1 if visitors skipped
 * the first stage. Messages have no visit id, so the counts are of page views, not of borrowers.
 */
const funnelsOf = (reports: readonly KeptReport[]) =>
  Object.entries(ways).map(([name, stages]) => {
    const first = countOf(reports, orderOpened);
    const counted = stages.map((stage) => ({ name: stage[0], count: countOf(reports, stage) }));
    return { name, stages: counted.map((stage) => ({ ...stage, share: first ? stage.count / first : null })) };
  });

/** Summarizes messages, which have to be sorted by time, oldest first. */
export const summarize = (reports: readonly KeptReport[]) => ({
  messages: reports.length,
  builds: group(reports, ({ build }) => [{ build }]).sort((one, other) => other.lastMs - one.lastMs),
  errors: group(reports, ({ build, screen, records }) =>
    ofKind(records, 'error').map(({ name, at }) => ({ build, screen, name, at })),
  ),
  vitals: [...new Set(reports.map(({ screen }) => screen))].sort().flatMap((screen) => vitalsOfScreen(reports, screen)),
  funnels: funnelsOf(reports),
  steps: group(reports, ({ screen, records }) =>
    ofKind(records, 'step').map(({ step, outcome }) => ({ screen, step, outcome })),
  ),
  blocked: group(reports, ({ build, screen, records }) =>
    ofKind(records, 'blocked').map(({ directive, from }) => ({ build, screen, directive, from })),
  ),
});

/** The summary of all messages, as the collector's page shows it. */
export type Summary = ReturnType<typeof summarize>;

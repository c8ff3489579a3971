import type { KeptReport, ReportRecord } from './reportStore.ts';

type Kind = ReportRecord['kind'];

const ofKind = <Wanted extends Kind>(records: readonly ReportRecord[], kind: Wanted) =>
  records.filter((record): record is Extract<ReportRecord, { kind: Wanted }> => record.kind === kind);

/** How often something was told, and when first and last, in milliseconds since 1970. */
export interface Seen {
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
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

export type Rating = 'good' | 'needs work' | 'poor';

const PAINT = { good: 1800, poor: 3000 };
const CONTENT = { good: 2500, poor: 4000 };

/** Up to where a measure is good, and from where it is poor: those of web.dev, and of the data those of the largest paint. */
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

/** The smallest value that so many of a hundred values are not above (the nearest rank). */
const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((percent * sorted.length) / 100) - 1)] ?? 0;

/** What half, three quarters and nineteen of twenty views of a screen stayed within, in the order of a page's life; rated by `p75`. */
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

/** A stage of a way of repaying: its name, and the step with its outcome that count, on one of these screens, or on any. */
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
 * The ways of repaying, stage by stage, each with its share of the first stage: null where that has none, above 1 where most who are
 * here have not come by it. Messages have no number of the visit, so that these are counts of page views, not of borrowers.
 */
const funnelsOf = (reports: readonly KeptReport[]) =>
  Object.entries(ways).map(([name, stages]) => {
    const first = countOf(reports, orderOpened);
    const counted = stages.map((stage) => ({ name: stage[0], count: countOf(reports, stage) }));
    return { name, stages: counted.map((stage) => ({ ...stage, share: first ? stage.count / first : null })) };
  });

/** What messages, oldest first, come to. */
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

/** What the collector knows. */
export type Summary = ReturnType<typeof summarize>;

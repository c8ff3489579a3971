import type { Report, ReportRecord } from './reportStore.ts';

type Kind = ReportRecord['kind'];

const ofKind = <Wanted extends Kind>(records: readonly ReportRecord[], kind: Wanted) =>
  records.filter((record): record is Extract<ReportRecord, { kind: Wanted }> => record.kind === kind);

/** Groups equal rows with how often they were reported, most frequent first. */
const group = <Row extends object>(reports: readonly Report[], rowsOf: (report: Report) => readonly Row[]) => {
  const groups = new Map<string, Row & { count: number }>();
  for (const row of reports.flatMap(rowsOf)) {
    const key = JSON.stringify(row);
    groups.set(key, { ...row, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
};

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

const rate = (value: number, { good, poor }: typeof PAINT): 'good' | 'needs work' | 'poor' => {
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
};

/** Returns the value that three quarters stay within, by the nearest-rank method. */
const p75Of = (sorted: readonly number[]): number => sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;

/** Returns a screen's web vitals, in the order of `limits`. */
const vitalsOfScreen = (reports: readonly Report[], screen: string) => {
  const records = reports.filter((report) => report.screen === screen).flatMap((report) => report.records);
  return Object.entries(limits).flatMap(([vital, limit]) => {
    const values = ofKind(records, 'vital')
      .flatMap((record) => (record.vital === vital ? (record.ms ?? record.thousandths ?? []) : []))
      .sort((one, other) => one - other);
    const p75 = p75Of(values);
    const unit = vital === 'cumulativeLayoutShift' ? ('thousandths' as const) : ('ms' as const);
    return values.length ? [{ screen, vital, unit, count: values.length, p75, rating: rate(p75, limit) }] : [];
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

const countOf = (reports: readonly Report[], [, step, outcomes, screens]: Stage): number =>
  reports
    .filter(({ screen }) => !screens || screens.includes(screen))
    .flatMap(({ records }) => ofKind(records, 'step'))
    .filter((record) => record.step === step && outcomes.includes(record.outcome)).length;

/** Returns how often pages got to each stage. Messages have no visit id, so the counts are of page views, not of borrowers. */
const funnelsOf = (reports: readonly Report[]) =>
  Object.entries(ways).map(([name, stages]) => ({
    name,
    stages: stages.map((stage) => ({ name: stage[0], count: countOf(reports, stage) })),
  }));

/** Summarizes messages. */
export const summarize = (reports: readonly Report[]) => ({
  messages: reports.length,
  errors: group(reports, ({ build, screen, records }) =>
    ofKind(records, 'error').map(({ name, at }) => ({ build, screen, name, at })),
  ),
  vitals: [...new Set(reports.map(({ screen }) => screen))].sort().flatMap((screen) => vitalsOfScreen(reports, screen)),
  funnels: funnelsOf(reports),
  blocked: group(reports, ({ build, screen, records }) =>
    ofKind(records, 'blocked').map(({ directive, from }) => ({ build, screen, directive, from })),
  ),
});

/** The summary of all messages, as the collector's page shows it. */
export type Summary = ReturnType<typeof summarize>;

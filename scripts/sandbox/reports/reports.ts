import { Ajv2020 } from 'ajv/dist/2020.js';
import { asc, desc } from 'drizzle-orm';
import { parseJson } from '../../build/parseJson.ts';
import { type Database, inTransaction, type Queries } from '../database/openDatabase.ts';
import { reports } from '../database/schema.ts';
import { badRequest } from '../http/envelope.ts';

/** One record of a page's report. */
export type ReportRecord =
  | { readonly kind: 'error'; readonly name: string; readonly at: readonly string[] }
  | { readonly kind: 'blocked'; readonly directive: string; readonly from: string }
  | { readonly kind: 'vital'; readonly vital: string; readonly ms?: number; readonly thousandths?: number }
  | { readonly kind: 'step'; readonly step: string; readonly outcome: string };

/** A message from a page: its build (`unknown` if the page did not send one), its screen and its records. */
export interface Report {
  readonly build: string;
  readonly screen: string;
  readonly records: readonly ReportRecord[];
}

const text = (pattern: string) => ({ type: 'string', pattern: `^${pattern}$` });
const word = text('\\w{1,40}');
const source = text('[a-z0-9.:-]{1,90}');
const place = text('\\w{1,40}(/\\w{1,40})?:[\\w-]{1,9}:[\\w-]{1,9}');
const count = { type: 'integer', minimum: 0 };

/** Returns the JSON schema of an object: `properties` are required, `optional` ones are not, and no others are allowed. */
const shape = (properties: object, optional: object = {}) => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
});

const record = {
  oneOf: [
    // A page whose script did not start lists all earlier errors in one record.
    shape({ kind: { const: 'error' }, name: word, at: { type: 'array', maxItems: 20, items: place } }),
    shape({ kind: { const: 'blocked' }, directive: source, from: source }),
    shape({ kind: { const: 'vital' }, vital: word, ms: count }),
    shape({ kind: { const: 'vital' }, vital: word, thousandths: count }),
    shape({ kind: { const: 'step' }, step: word, outcome: word }),
  ],
};

const isReport = new Ajv2020().compile<Omit<Report, 'build'>>(
  shape(
    { screen: word, records: { type: 'array', maxItems: 40, items: record } },
    // A document that was truncated in transfer may lack the build.
    { build: text('(\\d[\\w.]{1,30}-[0-9a-f]{8}|unknown)') },
  ),
);

/**
 * Parses and validates a message. Anybody can post one, so an invalid one is rejected as a whole.
 * @throws {Refusal} if it does not match the schema
 */
function readReport(body: string): Report {
  const report = parseJson(body);
  if (!isReport(report)) throw badRequest('This is no message of a page.');
  return { build: 'unknown', ...report };
}

/** Stores the unchanged body of a valid message. @throws {Refusal} if it is invalid */
export async function keepReport(database: Database, body: string): Promise<void> {
  readReport(body);
  await inTransaction(database, (tx) => tx.insert(reports).values({ body }));
}

/** Returns all stored messages, oldest first. */
export const readReports = async (db: Queries): Promise<readonly Report[]> => {
  const rows = await db.select().from(reports).orderBy(asc(reports.id));
  return rows.map(({ body }) => readReport(body));
};

/** Returns the last `most` messages as they were received, oldest first. */
export const readBodies = async (db: Queries, most: number): Promise<readonly unknown[]> => {
  const rows = await db.select().from(reports).orderBy(desc(reports.id)).limit(most);
  return rows.reverse().map(({ body }) => JSON.parse(body) as unknown);
};

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

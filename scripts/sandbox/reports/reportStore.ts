import { asc, desc, lte, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../database/openDatabase.ts';
import { reports } from '../database/schema.ts';
import { badRequest } from '../http/refusal.ts';

/** One thing that a page has told. */
export type ReportRecord =
  | { readonly kind: 'error'; readonly name: string; readonly at: readonly string[] }
  | { readonly kind: 'blocked'; readonly directive: string; readonly from: string }
  | { readonly kind: 'vital'; readonly vital: string; readonly value: number }
  | { readonly kind: 'step'; readonly step: string; readonly outcome: string };

/** A message of a page: which build it is of (`unknown` where the page could not say), which screen, and what has happened there. */
export interface Report {
  readonly build: string;
  readonly screen: string;
  readonly records: readonly ReportRecord[];
}

const MAX_RECORDS = 40;
// A page whose script did not start lists all that went wrong before.
const MAX_PLACES = 20;
const UNKNOWN_BUILD = 'unknown';
const BUILD = /^(\d[\w.]{1,30}-[0-9a-f]{8}|unknown)$/;
const WORD = /^\w{1,40}$/;
const PLACE = /^\w{1,40}(\/\w{1,40})?:[\w-]{1,9}:[\w-]{1,9}$/;
const SOURCE = /^[a-z0-9.:-]{1,90}$/;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

const isList = (value: unknown, most: number): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= most;

const hasOnly = (fields: Fields, names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name));

const readError = ({ name, at }: Fields): ReportRecord | undefined => {
  if (!isText(name, WORD) || !isList(at, MAX_PLACES)) return undefined;
  const places = at.filter((place) => isText(place, PLACE));
  return places.length === at.length ? { kind: 'error', name, at: places } : undefined;
};

const readVital = ({ vital, ms, thousandths }: Fields): ReportRecord | undefined => {
  const value = ms ?? thousandths;
  return isText(vital, WORD) && typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? { kind: 'vital', vital, value }
    : undefined;
};

/** How each kind is read, and what may be in it. */
const kinds: Readonly<Record<string, readonly [readonly string[], (fields: Fields) => ReportRecord | undefined]>> = {
  error: [['kind', 'name', 'at'], readError],
  blocked: [
    ['kind', 'directive', 'from'],
    ({ directive, from }) =>
      isText(directive, SOURCE) && isText(from, SOURCE) ? { kind: 'blocked', directive, from } : undefined,
  ],
  vital: [['kind', 'vital', 'ms', 'thousandths'], readVital],
  step: [
    ['kind', 'step', 'outcome'],
    ({ step, outcome }) => (isText(step, WORD) && isText(outcome, WORD) ? { kind: 'step', step, outcome } : undefined),
  ],
};

const readRecord = (value: unknown): ReportRecord | undefined => {
  const fields = fieldsOf(value);
  const [names, read] = (Object.hasOwn(kinds, String(fields['kind'])) && kinds[String(fields['kind'])]) || [];
  return names && read && hasOnly(fields, names) ? read(fields) : undefined;
};

const parse = (body: string): Fields => {
  try {
    return fieldsOf(JSON.parse(body));
  } catch {
    return {};
  }
};

/**
 * Reads a message. Anybody can send one: what is not as pages send it is refused as a whole, and nothing of it is kept.
 * @throws Refusal where it is not
 */
export const readReport = (body: string): Report => {
  const fields = parse(body);
  // A document that was cut off on its way does not say of which build it is.
  const { build = UNKNOWN_BUILD, screen, records } = fields;
  if (!hasOnly(fields, ['build', 'screen', 'records']) || !isText(build, BUILD) || !isText(screen, WORD))
    throw badRequest('This is no message of a page.');
  if (!isList(records, MAX_RECORDS)) throw badRequest('A message has a list of records, 40 at most.');
  const read = records.map(readRecord).filter((record) => record !== undefined);
  if (read.length < records.length) throw badRequest('A record is not as pages send them.');
  return { build, screen, records: read };
};

/** So many of the last messages are kept; a collector of a lender's keeps them for so many weeks. */
export const MAX_KEPT = 20_000;

/** A message, and when it came. */
export interface KeptReport extends Report {
  readonly atMs: number;
}

/** Keeps a message as it came. @throws Refusal where no page has sent it */
export const keepReport = (database: Database, body: string, nowMs: number): Promise<void> => {
  readReport(body);
  return inTransaction(database, async (tx) => {
    const [row] = await tx.insert(reports).values({ atMs: nowMs, body }).returning({ id: reports.id });
    await tx.delete(reports).where(lte(reports.id, (row?.id ?? 0) - MAX_KEPT));
  });
};

/** All that is kept, oldest first. */
export const readReports = async (db: Queries): Promise<readonly KeptReport[]> => {
  const rows = await db.select().from(reports).orderBy(asc(reports.id));
  return rows.map(({ atMs, body }) => ({ atMs, ...readReport(body) }));
};

/** The last messages as they came, oldest first. */
export const readBodies = async (db: Queries, most: number): Promise<readonly unknown[]> => {
  const rows = await db.select().from(reports).orderBy(desc(reports.id)).limit(most);
  return rows.reverse().map(({ body }) => JSON.parse(body) as unknown);
};

/** Forgets all of them. */
export const clearReports = (database: Database): Promise<void> =>
  inTransaction(database, async (tx) => void (await tx.run(sql`DELETE FROM sandbox_reports`)));

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

import { Ajv2020 } from 'ajv/dist/2020.js';
import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { parseJson } from '../../build/parseJson.ts';
import { inTransaction, type Queries } from '../database/openDatabase.ts';
import { reports } from '../database/schema.ts';
import { badRequest, jsonResponse } from '../http/envelope.ts';
import { MAX_TEXT_BYTES, readBytes } from '../http/fields.ts';
import type { Service } from '../service.ts';
import { page, seeOther } from './page.ts';

const REPORTS = '/sandbox/reports';

const MOST_SHOWN = 500;

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
    shape({ kind: { const: 'step' }, step: word, outcome: word }),
  ],
};

/** Whether a message is one that a page sends. Anybody can post one, so an invalid one is rejected as a whole. */
const isReport = new Ajv2020().compile(
  shape(
    { screen: word, records: { type: 'array', maxItems: 40, items: record } },
    // A document that was truncated in transfer may lack the build.
    { build: text('(\\d[\\w.]{1,30}-[0-9a-f]{8}|unknown)') },
  ),
);

/** Returns the last messages as they were received, oldest first. */
const lastMessages = async (db: Queries): Promise<readonly string[]> => {
  const rows = await db.select().from(reports).orderBy(desc(reports.id)).limit(MOST_SHOWN);
  return rows.reverse().map(({ body }) => body);
};

/**
 * Creates the routes of a sample collector for the pages' reports (`reporting` of a brand): it stores messages and shows them.
 * Pages neither wait for the response nor read it.
 */
export function reportRoutes({ database }: Service): Hono {
  const routes = new Hono();
  routes.get(REPORTS, async () => {
    const messages = (await lastMessages(database.reader)).map((body) => html`<li><code>${body}</code></li>`);
    return page(
      'What pages report',
      html`<p>An example of a collector: what breaks, what is slow and where borrowers stop, without anything of theirs.
A brand reports with <code>reporting: { endpoint: '${REPORTS}', sampleRate: 1 }</code>.</p>
<p><a href="${REPORTS}/messages.json">The messages as JSON</a></p><ol>${messages}</ol>
<form method="post" action="${REPORTS}/clear"><button class="button">Forget all messages</button></form>`,
    );
  });
  routes.get(`${REPORTS}/messages.json`, async () =>
    jsonResponse((await lastMessages(database.reader)).map((body) => JSON.parse(body) as unknown)),
  );
  routes.post(`${REPORTS}/clear`, async () => {
    await inTransaction(database, (tx) => tx.delete(reports));
    return seeOther(REPORTS);
  });
  routes.post(REPORTS, async (c) => {
    const body = new TextDecoder().decode(await readBytes(c.req.raw, MAX_TEXT_BYTES));
    if (!isReport(parseJson(body))) throw badRequest('This is no message of a page.');
    await inTransaction(database, (tx) => tx.insert(reports).values({ body }));
    return new Response(null, { status: 204 });
  });
  return routes;
}

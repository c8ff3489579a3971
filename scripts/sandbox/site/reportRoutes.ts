import { Hono } from 'hono';
import { html } from 'hono/html';
import { inTransaction } from '../database/openDatabase.ts';
import { reports } from '../database/schema.ts';
import { jsonResponse } from '../http/envelope.ts';
import { MAX_TEXT_BYTES, readBytes } from '../http/fields.ts';
import { keepReport, readBodies, readReports, type Summary, summarize } from '../reports/reports.ts';
import type { Service } from '../service.ts';
import { type Html, page, seeOther } from './page.ts';

const REPORTS = '/sandbox/reports';

/** A table under a heading; the keys of its rows name the columns. */
function table(title: string, rows: readonly object[]): Html {
  if (rows.length === 0) return html`<h2>${title}</h2><p>None.</p>`;
  return html`<h2>${title}</h2>
<table aria-label="${title}"><thead><tr>${Object.keys(rows[0] ?? {}).map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${Object.values(row).map((cell) => html`<td>${String(cell)}</td>`)}</tr>`)}</tbody></table>`;
}

function funnel({ name, stages }: Summary['funnels'][number], at: number): Html {
  const items = stages.map((stage) => html`<li>${stage.name} ${stage.count}</li>`);
  return html`<h3 id="way-${at}">${name}</h3><ol aria-labelledby="way-${at}">${items}</ol>`;
}

function reportPage({ messages, errors, blocked, vitals, funnels }: Summary): Promise<Response> {
  return page(
    'What pages report',
    html`<p>An example of a collector: what breaks, what is slow and where borrowers stop, without anything of theirs.
A brand reports with <code>reporting: { endpoint: '${REPORTS}', sampleRate: 1 }</code>.</p>
<p>${messages} messages. <a href="${REPORTS}.json">The same as JSON</a>,
<a href="${REPORTS}/messages.json">the last messages as they came</a>.</p>
${table('Errors', errors)}${table('Blocked by the policy', blocked)}
<h2>Repayment, step by step</h2><p class="soft">Counts of page views: messages have no number of a visit.</p>${funnels.map(funnel)}
${table('Web vitals, rated by the limits of web.dev', vitals)}
<form method="post" action="${REPORTS}/clear"><button class="button">Forget all messages</button></form>`,
  );
}

/**
 * Creates the routes of a sample collector for the pages' reports (`reporting` of a brand): it stores messages and shows a summary.
 * Pages neither wait for the response nor read it.
 */
export function reportRoutes({ database }: Service): Hono {
  const routes = new Hono();
  const summary = async (): Promise<Summary> => summarize(await readReports(database.reader));
  routes.get(REPORTS, async () => reportPage(await summary()));
  routes.get(`${REPORTS}.json`, async () => jsonResponse(await summary()));
  routes.get(`${REPORTS}/messages.json`, async () => jsonResponse(await readBodies(database.reader, 500)));
  routes.post(`${REPORTS}/clear`, async () => {
    await inTransaction(database, (tx) => tx.delete(reports));
    return seeOther(REPORTS);
  });
  routes.post(REPORTS, async (c) => {
    const body = await readBytes(c.req.raw, MAX_TEXT_BYTES);
    await keepReport(database, new TextDecoder().decode(body));
    return new Response(null, { status: 204 });
  });
  return routes;
}

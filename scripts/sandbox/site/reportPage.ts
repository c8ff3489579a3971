import { Hono } from 'hono';
import { html } from 'hono/html';
import { inTransaction } from '../database/openDatabase.ts';
import { reports } from '../database/schema.ts';
import { jsonResponse } from '../http/envelope.ts';
import { MAX_TEXT_BYTES, readBytes } from '../http/fields.ts';
import { timeText } from '../loan/dates.ts';
import { keepReport, readBodies, readReports } from '../reports/reportStore.ts';
import { type Rating, type Seen, type Summary, summarize } from '../reports/summarize.ts';
import type { Service } from '../service.ts';
import { type Html, page, seeOther } from './page.ts';

const REPORTS = '/sandbox/reports';

/** A row: cells by column name. On small screens each row is a card, and its cells show their column names. */
type Cells = Readonly<Record<string, Html | string | number>>;

function table(caption: string, rows: readonly Cells[]): Html {
  const columns = Object.keys(rows[0] ?? {});
  return html`<table class="stacked"><caption class="unseen">${caption}</caption>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${Object.entries(row).map(([name, cell]) => html`<td data-column="${name}"><span>${cell}</span></td>`)}</tr>`)}</tbody>
</table>`;
}

/** Renders a section of the page; the text `none` replaces missing content. */
const section = (id: string, title: string, about: Html | string, content: Html | Html[] | null, none: string): Html =>
  html`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<p class="soft">${about}</p>
${content ?? html`<p>${none}</p>`}</section>`;

/** Renders a section with a table. */
const tableSection = (id: string, title: string, about: Html | string, rows: readonly Cells[], none: string): Html =>
  section(id, title, about, rows.length ? table(title, rows) : null, none);

const seenCells = ({ count, firstMs, lastMs }: Seen): Cells => ({
  Times: count,
  'First, last': html`${timeText(firstMs)}<br>${timeText(lastMs)}`,
});

const placed = (row: Seen & { readonly screen: string; readonly build: string }): Cells => ({
  'Screen, build': html`${row.screen}<br><code>${row.build}</code>`,
  ...seenCells(row),
});

function errors({ errors: rows }: Summary): Html {
  const cells = rows.map(({ name, at, ...row }) => ({
    Error: html`<strong class="bad">${name}</strong>${at.length ? html`<br><code>${at.join(', ')}</code>` : ''}`,
    ...placed(row),
  }));
  const about = html`By name and place; a message of an error is never sent. <code>npm run locate -- repay:2:34567 --build 1.0.0-1a2b3c4d</code> says which line of the source a place of that build is.`;
  return tableSection('errors', 'Errors', about, cells, 'No page has told of an error.');
}

function blocked({ blocked: rows }: Summary): Html {
  const cells = rows.map(({ directive, from, ...row }) => ({
    Directive: html`<code>${directive}</code>`,
    From: html`<code>${from}</code>`,
    ...placed(row),
  }));
  const about = 'What the Content Security Policy of a page has kept out, by directive and host.';
  const none = 'No page has told of anything that its policy blocked.';
  return tableSection('blocked', 'Blocked by the policy', about, cells, none);
}

// Converts `largestContentfulPaint` to 'Largest contentful paint'.
const wordsOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ratings: readonly Rating[] = ['poor', 'needs work', 'good'];
const classes: Readonly<Record<Rating, string>> = { good: 'good', 'needs work': '', poor: 'bad' };
const rated = (rating: Rating): Html => html`<span class="${classes[rating]}">${rating}</span>`;

// Renders a screen's vitals as a `<details>` element, which is open if any rating is not good.
function vitalsOfScreen(screen: string, all: Summary['vitals']): Html {
  const rows = all.filter((row) => row.screen === screen);
  const worst = ratings.find((rating) => rows.some((row) => row.rating === rating)) ?? 'good';
  const cells = rows.map(({ vital, unit, count, rating, p50, p75, p95 }) => {
    const shownAs = (value: number): string => (unit === 'ms' ? `${value} ms` : (value / 1000).toFixed(3));
    const measures = { p50: shownAs(p50), p75: shownAs(p75), p95: shownAs(p95) };
    return { Measure: wordsOf(vital), ...measures, Rating: rated(rating), Views: count };
  });
  return html`<details${worst === 'good' ? '' : html` open`}><summary>${screen} · ${rated(worst)}</summary>
${table(`Web vitals of ${screen}`, cells)}</details>`;
}

function vitals({ vitals: rows }: Summary): Html {
  const screens = [...new Set(rows.map(({ screen }) => screen))];
  const about =
    'What half, three quarters and 95 of 100 page views stayed within. The rating is of p75, by the limits of web.dev.';
  const content = screens.length ? screens.map((screen) => vitalsOfScreen(screen, rows)) : null;
  return section('vitals', 'Web vitals', about, content, 'No page has told of its timings.');
}

const percentOf = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)} %`);

function funnel({ name, stages }: Summary['funnels'][number], at: number): Html {
  const most = Math.max(1, ...stages.map(({ count }) => count));
  const items = stages.map(
    (stage) => html`<li><span>${stage.name}</span> <span>${stage.count} · ${percentOf(stage.share)}</span>
<progress max="${most}" value="${stage.count}" aria-label="${stage.name}"></progress></li>`,
  );
  return html`<h3 id="way-${at}">${name}</h3><ol class="stages" aria-labelledby="way-${at}">${items}</ol>`;
}

function funnels({ funnels: all, messages }: Summary): Html {
  const about =
    'How often pages came so far, and the share of orders opened. Messages have no number of a visit: these are page views, not borrowers, and who comes by a link does not open the order first.';
  const content = messages ? all.map(funnel) : null;
  return section('funnels', 'Repayment, step by step', about, content, 'No page has told of a step.');
}

function steps({ steps: rows }: Summary): Html {
  const cells = rows.map(({ screen, step, outcome, ...row }) => {
    return { 'Screen, step': html`${screen}<br>${step}`, Outcome: outcome, ...seenCells(row) };
  });
  const content = html`<details><summary>All of them</summary>${table('All steps', cells)}</details>`;
  const about = 'Whatever screens have told, with its outcome.';
  return section('steps', 'All steps', about, rows.length ? content : null, 'No page has told of a step.');
}

const howTo = html`<section class="card"><h2>No page has reported yet</h2>
<p>Pages report where their brand says to whom. In <code>brand.ts</code>:</p>
<p><code>reporting: { endpoint: '${REPORTS}', sampleRate: 1 },</code></p>
<p>Then run <code>npm start</code> again and use the app. What is sent, and what never, is in <code>shared/reporting/README.md</code>.</p></section>`;

function buildLinks({ builds }: Summary, chosen: string): Html {
  const link = (to: string, words: string, isChosen: boolean) =>
    html`<li><a href="${to}"${isChosen ? html` aria-current="page"` : ''}>${words}</a></li>`;
  return html`<nav aria-label="Which build"><ul class="links">${link(REPORTS, 'All builds', !chosen)}
${builds.map(({ build, count }) => link(`${REPORTS}?build=${build}`, `${build} (${count})`, build === chosen))}</ul></nav>`;
}

const counted = (messages: number): string => (messages === 1 ? '1 message' : `${messages} messages`);

/** Returns the HTML report. `all` covers all builds, `shown` only the build `chosen`; '' chooses all. */
function reportPage(all: Summary, shown: Summary, chosen: string): Promise<Response> {
  const newest = shown.builds[0];
  const content = html`${buildLinks(all, chosen)}
<p class="soft">${counted(shown.messages)}${newest ? `, the last at ${timeText(newest.lastMs)}` : ''} (times are UTC+8, as everywhere in the sandbox).</p>
${[errors, blocked, funnels, vitals, steps].map((part) => part(shown))}
<form method="post" action="${REPORTS}/clear"><button class="button plain">Forget all messages</button></form>`;
  return page(
    'What pages report',
    html`<p>An example of a collector: what breaks, what is slow and where borrowers stop, without anything of theirs.</p>
<ul class="links"><li><a href="/sandbox/">All borrowers</a></li>
<li><a href="${REPORTS}.json${chosen ? `?build=${chosen}` : ''}">The same as JSON</a></li>
<li><a href="${REPORTS}/messages.json">The last messages as they came</a></li></ul>${all.messages ? content : howTo}`,
  );
}

const MAX_SHOWN = 500;

/**
 * Creates the routes of a sample collector for the pages' reports (`reporting` of a brand): it stores messages and shows a summary.
 * Pages neither wait for the response nor read it.
 */
export function reportRoutes({ database, now }: Service): Hono {
  const routes = new Hono();
  const summaryOf = async (build = ''): Promise<Summary> => {
    const kept = await readReports(database.reader);
    return summarize(build ? kept.filter((report) => report.build === build) : kept);
  };
  routes.get(REPORTS, async (c) => {
    const build = c.req.query('build') ?? '';
    return reportPage(await summaryOf(), await summaryOf(build), build);
  });
  routes.get(`${REPORTS}.json`, async (c) => jsonResponse(await summaryOf(c.req.query('build'))));
  routes.get(`${REPORTS}/messages.json`, async () => jsonResponse(await readBodies(database.reader, MAX_SHOWN)));
  routes.post(`${REPORTS}/clear`, async () => {
    await inTransaction(database, (tx) => tx.delete(reports));
    return seeOther(REPORTS);
  });
  routes.post(REPORTS, async (c) => {
    const body = await readBytes(c.req.raw, MAX_TEXT_BYTES);
    await keepReport(database, new TextDecoder().decode(body), now());
    return new Response(null, { status: 204 });
  });
  return routes;
}

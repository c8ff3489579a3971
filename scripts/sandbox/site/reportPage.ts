import { Hono } from 'hono';
import { html } from 'hono/html';
import { jsonResponse } from '../http/envelope.ts';
import { MAX_TEXT_BYTES, readBytes } from '../http/fields.ts';
import { timeText } from '../loan/dates.ts';
import { clearReports, keepReport, readBodies, readReports } from '../reports/reportStore.ts';
import {
  type ErrorRow,
  type Funnel,
  type Rating,
  type Summary,
  summarize,
  type VitalRow,
} from '../reports/summarize.ts';
import type { Service } from '../service.ts';
import { type Html, page, seeOther } from './page.ts';

/** Where the collector is. */
const REPORTS = '/sandbox/reports';

/** A cell: its column, and what is in it. */
type Cells = Readonly<Record<string, Html | string | number>>;

// On a phone each row is a card, whose cells say which column they are of.
function table(caption: string, rows: readonly Cells[]): Html {
  const columns = Object.keys(rows[0] ?? {});
  return html`<table class="stacked"><caption class="unseen">${caption}</caption>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${Object.entries(row).map(([name, cell]) => html`<td data-column="${name}"><span>${cell}</span></td>`)}</tr>`)}</tbody>
</table>`;
}

const section = (id: string, title: string, about: Html | string, rows: readonly Cells[], none: string): Html =>
  html`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<p class="soft">${about}</p>
${rows.length ? table(title, rows) : html`<p>${none}</p>`}</section>`;

const place = ({ screen, build }: Pick<ErrorRow, 'screen' | 'build'>): Html => html`${screen}<br><code>${build}</code>`;

const seen = ({ firstMs, lastMs }: Pick<ErrorRow, 'firstMs' | 'lastMs'>): Html =>
  html`${timeText(firstMs)}<br>${timeText(lastMs)}`;

function errors({ errors: rows }: Summary): Html {
  const cells = rows.map(({ name, at, ...row }) => ({
    Error: html`<strong class="bad">${name}</strong>${at.length ? html`<br><code>${at.join(', ')}</code>` : ''}`,
    'Screen, build': place(row),
    Times: row.count,
    'First, last': seen(row),
  }));
  const about = html`By name and place; a message of an error is never sent. <code>npm run locate -- repay:2:34567 --build 1.0.0-1a2b3c4d</code> says which line of the source a place of that build is.`;
  return section('errors', 'Errors', about, cells, 'No page has told of an error.');
}

function blocked({ blocked: rows }: Summary): Html {
  const cells = rows.map(({ directive, from, ...row }) => ({
    Directive: html`<code>${directive}</code>`,
    From: html`<code>${from}</code>`,
    'Screen, build': place(row),
    Times: row.count,
    'First, last': seen(row),
  }));
  const about = 'What the Content Security Policy of a page has kept out, by directive and host.';
  return section(
    'blocked',
    'Blocked by the policy',
    about,
    cells,
    'No page has told of anything that its policy blocked.',
  );
}

const classes: Readonly<Record<Rating, string>> = { good: 'good', 'needs work': '', poor: 'bad' };

const THOUSANDTHS = 1000;

const valueIn = (unit: VitalRow['unit'], value: number): string =>
  unit === 'ms' ? `${value} ms` : (value / THOUSANDTHS).toFixed(3);

// `largestContentfulPaint` is 'Largest contentful paint'.
const wordsOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ratings: readonly Rating[] = ['poor', 'needs work', 'good'];

const rated = (rating: Rating): Html => html`<span class="${classes[rating]}">${rating}</span>`;

// One screen is a line that unfolds; it stands open where something is not good.
function vitalsOfScreen(screen: string, rows: readonly VitalRow[]): Html {
  const worst = ratings.find((rating) => rows.some((row) => row.rating === rating)) ?? 'good';
  const cells = rows.map(({ vital, unit, count, rating, ...row }) => ({
    Measure: wordsOf(vital),
    p50: valueIn(unit, row.p50),
    p75: valueIn(unit, row.p75),
    p95: valueIn(unit, row.p95),
    Rating: rated(rating),
    Views: count,
  }));
  return html`<details${worst === 'good' ? '' : html` open`}><summary>${screen} · ${rated(worst)}</summary>
${table(`Web vitals of ${screen}`, cells)}</details>`;
}

function vitals({ vitals: rows }: Summary): Html {
  const screens = [...new Set(rows.map(({ screen }) => screen))];
  return html`<section class="card" aria-labelledby="vitals"><h2 id="vitals">Web vitals</h2>
<p class="soft">What half, three quarters and 95 of 100 page views stayed within. The rating is of p75, by the limits of web.dev.</p>
${
  screens.length
    ? screens.map((screen) =>
        vitalsOfScreen(
          screen,
          rows.filter((row) => row.screen === screen),
        ),
      )
    : html`<p>No page has told of its timings.</p>`
}</section>`;
}

const PERCENT = 100;

const percentOf = (share: number | null): string => (share === null ? '–' : `${Math.round(share * PERCENT)} %`);

function funnel({ name, stages }: Funnel, at: number): Html {
  const most = Math.max(1, ...stages.map(({ count }) => count));
  const items = stages.map(
    (stage) => html`<li><span>${stage.name}</span> <span>${stage.count} · ${percentOf(stage.share)}</span>
<progress max="${most}" value="${stage.count}" aria-label="${stage.name}"></progress></li>`,
  );
  return html`<h3 id="way-${at}">${name}</h3><ol class="stages" aria-labelledby="way-${at}">${items}</ol>`;
}

function funnels({ funnels: all, messages }: Summary): Html {
  return html`<section class="card" aria-labelledby="funnels"><h2 id="funnels">Repayment, step by step</h2>
<p class="soft">How often pages came so far, and the share of orders opened. Messages have no number of a visit: these are page views, not borrowers,
and who comes by a link does not open the order first.</p>
${messages ? all.map(funnel) : html`<p>No page has told of a step.</p>`}</section>`;
}

function steps({ steps: rows }: Summary): Html {
  const cells = rows.map(({ screen, step, outcome, ...row }) => ({
    'Screen, step': html`${screen}<br>${step}`,
    Outcome: outcome,
    Times: row.count,
    'First, last': seen(row),
  }));
  return html`<section class="card"><h2>All steps</h2>
${rows.length ? html`<details><summary>Whatever screens have told, with its outcome</summary>${table('All steps', cells)}</details>` : html`<p>No page has told of a step.</p>`}</section>`;
}

const howTo = (): Html => html`<section class="card"><h2>No page has reported yet</h2>
<p>Pages report where their brand says to whom. In <code>brand.ts</code>:</p>
<p><code>reporting: { endpoint: '${REPORTS}', sampleRate: 1 },</code></p>
<p>Then run <code>npm start</code> again and use the app. What is sent, and what never, is in <code>shared/reporting/README.md</code>.</p></section>`;

function buildLinks({ builds }: Summary, chosen: string): Html {
  const link = (to: string, words: string, isChosen: boolean) =>
    html`<li><a href="${to}"${isChosen ? html` aria-current="page"` : ''}>${words}</a></li>`;
  return html`<nav aria-label="Which build"><ul class="links">${link(REPORTS, 'All builds', !chosen)}
${builds.map(({ build, count }) => link(`${REPORTS}?build=${build}`, `${build} (${count})`, build === chosen))}</ul></nav>`;
}

/** What the pages have told, for people. `all` is of every build, `shown` of the one that is chosen. */
function reportPage(all: Summary, shown: Summary, chosen: string): Promise<Response> {
  const newest = shown.builds[0];
  const content = all.messages
    ? html`${buildLinks(all, chosen)}
<p class="soft">${shown.messages} messages${newest ? `, the last at ${timeText(newest.lastMs)}` : ''} (times are UTC+8, as everywhere in the sandbox).</p>
${errors(shown)}${blocked(shown)}${funnels(shown)}${vitals(shown)}${steps(shown)}
<form method="post" action="${REPORTS}/clear"><button class="button plain">Forget all messages</button></form>`
    : howTo();
  const links = html`<ul class="links"><li><a href="/sandbox/">All borrowers</a></li>
<li><a href="${REPORTS}.json${chosen ? `?build=${chosen}` : ''}">The same as JSON</a></li>
<li><a href="${REPORTS}/messages.json">The last messages as they came</a></li></ul>`;
  return page(
    'What pages report',
    html`<p>An example of a collector: what breaks, what is slow and where borrowers stop, without anything of theirs.</p>${links}${content}`,
  );
}

const MAX_SHOWN = 500;

/**
 * An example of what receives the reports of pages (`reporting` of a brand): it keeps messages, and shows what they come to. A page
 * does not wait for the response and does not read it.
 */
export function reportRoutes({ database, now }: Service): Hono {
  const routes = new Hono();
  const summaryOf = async (build = ''): Promise<Summary> => {
    const reports = await readReports(database.reader);
    return summarize(build ? reports.filter((report) => report.build === build) : reports);
  };
  routes.get(REPORTS, async (c) => {
    const build = c.req.query('build') ?? '';
    return reportPage(await summaryOf(), await summaryOf(build), build);
  });
  routes.get(`${REPORTS}.json`, async (c) => jsonResponse(await summaryOf(c.req.query('build'))));
  routes.get(`${REPORTS}/messages.json`, async () => jsonResponse(await readBodies(database.reader, MAX_SHOWN)));
  routes.post(`${REPORTS}/clear`, async () => {
    await clearReports(database);
    return seeOther(REPORTS);
  });
  routes.post(REPORTS, async (c) => {
    const body = await readBytes(c.req.raw, MAX_TEXT_BYTES);
    await keepReport(database, new TextDecoder().decode(body), now());
    return new Response(null, { status: 204 });
  });
  return routes;
}

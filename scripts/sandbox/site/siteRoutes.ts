import { Hono } from 'hono';
import { html } from 'hono/html';
import { readEvidence } from '../complaints/evidence.ts';
import type { Database } from '../database/openDatabase.ts';
import { jsonResponse } from '../http/envelope.ts';
import { messagesOf } from '../loan/phone.ts';
import { readCaptchaCode } from '../promotion/captcha.ts';
import { landingTemplates } from '../promotion/landingTemplates.ts';
import type { Service } from '../service.ts';
import { textsIn } from '../texts/texts.ts';
import { agreementPage, registrationAgreement } from './agreementPage.ts';
import { borrowerPage } from './borrowerPage.ts';
import { banner, logo } from './images.ts';
import { noPage, page } from './page.ts';
import { payRoutes } from './payRoutes.ts';
import { reportRoutes } from './reportPage.ts';
import { staffRoutes } from './staff/staffRoutes.ts';
import { startPage } from './startPage.ts';

/** Returns a placeholder for an external page that a response links to: a product, a withdrawal, a redirect. */
const awayPage = (name: string): Promise<Response> =>
  page(
    'A page outside the app',
    html`<p>A real service would open its own page here. This one stands in for <strong>${name}</strong>.</p>
<p><a href="/sandbox/">All borrowers of the sandbox</a></p>`,
  );

/** Returns the page of a phone's messages, newest first. `owner` is a user id or a phone number. */
async function phonePage(database: Database, owner: string): Promise<Response> {
  const messages = owner === '' ? [] : await messagesOf(database.reader, owner);
  const cards = messages.map(({ at, content, code }) => {
    return html`<li class="card"><p class="soft">${at}</p><p>${content}</p><p class="amount">${code}</p></li>`;
  });
  const none = html`<p>There are no messages yet. A code comes with a payment by card, and with a registration.</p>`;
  return page(
    'Messages on the phone',
    html`<p>User or number ${owner || 'not given'}, newest first.</p>
<form method="get"><button class="button plain">Look again</button>
${owner && html`<input type="hidden" name="mobilePhone" value="${owner}">`}</form>
${cards.length === 0 ? none : html`<ul class="rows">${cards}</ul>`}
<p><a href="/sandbox/">All borrowers</a></p>`,
  );
}

/** Returns a page with links to all landing pages. */
function landingList(pagesPath: string): Promise<Response> {
  const items = [...landingTemplates, { id: '7999', story: 'an offer that has ended.' }].map(({ id, story }) => {
    const query = `id=${id}&app_from=sandbox&user_from=start&utm_tag=demo`;
    return html`<li><a href="${pagesPath}/promotion?${query}">${id}</a>: ${story}</li>`;
  });
  return page(
    'Landing pages',
    html`<ul class="links">${items}</ul>
<form class="card" method="get" action="/sandbox/phone">
<label for="phone">Phone number that you register</label>
<input id="phone" name="mobilePhone" type="tel" autocomplete="off" required>
<button class="button">See its messages</button>
</form>
<p class="soft">The code of the SMS is among them.</p>
<p><a href="/sandbox/">All borrowers</a></p>`,
  );
}

/** Creates the routes of the sandbox's pages: the start page, and pages that simulate channels and other sites. */
export function siteRoutes(service: Service): Hono {
  const { database, pagesPath } = service;
  const routes = new Hono();
  for (const path of ['/sandbox', '/sandbox/']) routes.get(path, (c) => startPage(service, c.req.query('lang')));
  routes.get('/sandbox/borrowers/:orderId', (c) => borrowerPage(service, c.req.param('orderId')));
  routes.get('/sandbox/phone', (c) => phonePage(database, c.req.query('mobilePhone') ?? ''));
  routes.get('/sandbox/phone/:userId', (c) => phonePage(database, c.req.param('userId')));
  routes.get('/sandbox/away/:name', (c) => awayPage(c.req.param('name')));
  routes.get('/sandbox/landing', () => landingList(pagesPath));
  routes.get('/sandbox/agreements/registration', (c) => registrationAgreement(textsIn(c.req.query('lang'))));
  routes.get('/sandbox/agreements/:token/:position', (c) => {
    const { token, position } = c.req.param();
    return agreementPage(service, token, position, textsIn(c.req.query('lang')));
  });
  routes.get('/sandbox/images/:file', async (c) => (await logo(c.req.param('file'))) ?? noPage());
  routes.get(
    '/sandbox/banners/:file',
    async (c) => (await banner(c.req.param('file'), textsIn(c.req.query('lang')))) ?? noPage(),
  );
  routes.get(
    '/sandbox/evidence/:name',
    async (c) => (await readEvidence(database.reader, c.req.param('name'))) ?? noPage(),
  );
  // Only for tests: no other response contains the code of a captcha.
  routes.get('/sandbox/captcha', async (c) =>
    jsonResponse({ code: await readCaptchaCode(database.reader, c.req.query('sid') ?? '') }),
  );
  for (const more of [payRoutes, staffRoutes, reportRoutes]) routes.route('/', more(service));
  return routes;
}

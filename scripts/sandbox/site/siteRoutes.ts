import { Hono } from 'hono';
import { html } from 'hono/html';
import { readEvidence } from '../complaints/evidence.ts';
import type { Database } from '../database/openDatabase.ts';
import { jsonResponse } from '../http/envelope.ts';
import { messagesOf } from '../loan/phone.ts';
import { readCaptchaCode } from '../promotion/captcha.ts';
import type { Service } from '../service.ts';
import { textsIn } from '../texts/texts.ts';
import { agreementPage, registrationAgreement } from './agreementPage.ts';
import { banner, logo } from './images.ts';
import { noPage, page } from './page.ts';
import { payRoutes } from './payRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';
import { staffRoutes } from './staffRoutes.ts';
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
    return html`<section class="card"><p class="soft">${at}</p><p>${content}</p><p class="amount">${code}</p></section>`;
  });
  return page(
    'Messages on the phone',
    html`<form method="get" action="/sandbox/phone"><label for="phone">Phone number or user</label>
<input id="phone" name="mobilePhone" value="${owner}" autocomplete="off" required>
<button class="button">Read the messages</button></form>
${cards.length === 0 ? html`<p>There are no messages. A code comes with a payment by card, and with a registration.</p>` : cards}
<p><a href="/sandbox/">All borrowers</a></p>`,
  );
}

/** Creates the routes of the sandbox's pages: the start page, and pages that simulate channels and other sites. */
export function siteRoutes(service: Service): Hono {
  const { database } = service;
  const routes = new Hono();
  for (const path of ['/sandbox', '/sandbox/']) routes.get(path, (c) => startPage(service, c.req.query('lang')));
  routes.get('/sandbox/phone', (c) => phonePage(database, c.req.query('mobilePhone') ?? ''));
  routes.get('/sandbox/phone/:userId', (c) => phonePage(database, c.req.param('userId')));
  routes.get('/sandbox/away/:name', (c) => awayPage(c.req.param('name')));
  routes.get('/sandbox/agreements/registration', (c) => registrationAgreement(textsIn(c.req.query('lang'))));
  routes.get('/sandbox/agreements/:token/:position', (c) => {
    const { token, position } = c.req.param();
    return agreementPage(database, token, position, textsIn(c.req.query('lang')));
  });
  routes.get('/sandbox/images/:file', async (c) => (await logo(c.req.param('file'))) ?? noPage());
  routes.get('/sandbox/banners/payday.svg', (c) => banner(textsIn(c.req.query('lang'))));
  routes.get(
    '/sandbox/evidence/:name',
    async (c) => (await readEvidence(database.reader, c.req.param('name'))) ?? noPage(),
  );
  // Only for tests, which cannot read an image.
  routes.get('/sandbox/captcha', async (c) =>
    jsonResponse({ code: await readCaptchaCode(database.reader, c.req.query('sid') ?? '') }),
  );
  for (const more of [payRoutes, staffRoutes, reportRoutes]) routes.route('/', more(service));
  return routes;
}

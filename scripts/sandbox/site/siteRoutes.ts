import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { parseJson } from '../../build/parseJson.ts';
import { readCaptchaCode } from '../calls/registration.ts';
import { readEvidence } from '../complaints/evidence.ts';
import type { Database } from '../database/openDatabase.ts';
import { ledger, offers, orders } from '../database/schema.ts';
import { readFault } from '../faults/faults.ts';
import { jsonResponse, Refusal, refusals, successResponse } from '../http/envelope.ts';
import { MAX_TEXT_BYTES, readBody, readBytes } from '../http/fields.ts';
import { messagesOf } from '../loan/phone.ts';
import { agreementTitles } from '../offer/offers.ts';
import { resetAll, resetOrder } from '../seed/seedOrders.ts';
import type { Service } from '../service.ts';
import { texts } from '../texts.ts';
import { REPORTS } from './guard.ts';
import { banner, logo } from './images.ts';
import { CONTENT_SECURITY_POLICY, noPage, page, seeOther } from './page.ts';
import { payRoutes } from './payRoutes.ts';
import { startPage } from './startPage.ts';

const { agreement, landing } = texts;

/** Allows only pages of the same origin to show the response in a frame. Changes the headers of `response` and returns it. */
function framable(response: Response): Response {
  const policy = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  response.headers.set('content-security-policy', policy);
  response.headers.delete('x-frame-options');
  return response;
}

/** Returns the page of a contract of an order or an offer. */
async function agreementPage({ reader }: Database, token: string, position: string): Promise<Response> {
  const [order] = await reader.select().from(orders).where(eq(orders.token, token));
  const [offer] = await reader.select().from(offers).where(eq(offers.token, token));
  const loan = order ? { ...order, orderId: order.id } : offer;
  const title = agreementTitles[Number(position) - 1];
  if (!loan || !title) return noPage();
  const content = html`<p>${agreement.between(loan.borrowerName, loan.orderId, loan.productName)}</p>
<p class="soft">${agreement.sample}</p>`;
  return framable(await page(title, content));
}

/** Returns the page of the agreement for registering on a landing page. */
async function registrationAgreement(): Promise<Response> {
  const content = html`<p>${landing.agreed}</p><p class="soft">${agreement.sample}</p>`;
  return framable(await page(landing.agreement, content));
}

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

/** Creates the routes that tests and the start page control the sandbox with: faults, the ledger and reset; and a collector of the pages' reports. */
function testRoutes({ database, faults, ...seeding }: Service): Hono {
  const routes = new Hono();
  routes.post('/sandbox/faults', async (c) => {
    faults.push(readFault(await readBody(c.req.raw)));
    return successResponse(null);
  });
  routes.delete('/sandbox/faults', () => {
    faults.length = 0;
    return successResponse(null);
  });
  routes.get('/sandbox/ledger', async (c) => {
    const orderId = c.req.query('orderId');
    const ofOrder = orderId ? eq(ledger.orderId, orderId) : undefined;
    return jsonResponse(await database.reader.select().from(ledger).where(ofOrder).orderBy(asc(ledger.id)));
  });
  routes.post('/sandbox/reset', async (c) => {
    const orderId = c.req.query('orderId');
    faults.splice(0, faults.length, ...faults.filter((fault) => orderId && fault.orderId !== orderId));
    if (orderId === undefined) await resetAll(database, seeding);
    else if (!(await resetOrder(database, orderId, seeding)))
      throw new Refusal(refusals.orderUnknown.code, 'The sandbox has no order of this number.');
    // The start page submits a form and needs a page; a test needs the envelope.
    const isForm = (c.req.header('content-type') ?? '').includes('form-urlencoded');
    return isForm ? seeOther('/sandbox/') : successResponse(null);
  });
  const reports: unknown[] = [];
  routes.get(REPORTS, () => jsonResponse(reports));
  routes.delete(REPORTS, () => {
    reports.length = 0;
    return successResponse(null);
  });
  routes.post(REPORTS, async (c) => {
    reports.push(parseJson(new TextDecoder().decode(await readBytes(c.req.raw, MAX_TEXT_BYTES))));
    return new Response(null, { status: 204 });
  });
  return routes;
}

/** Creates the routes of the sandbox's pages: the start page, and pages that simulate channels and other sites. */
export function siteRoutes(service: Service): Hono {
  const { database } = service;
  const routes = new Hono();
  for (const path of ['/sandbox', '/sandbox/']) routes.get(path, (c) => startPage(service, c.req.query('lang')));
  routes.get('/sandbox/phone', (c) => phonePage(database, c.req.query('mobilePhone') ?? ''));
  routes.get('/sandbox/phone/:userId', (c) => phonePage(database, c.req.param('userId')));
  routes.get('/sandbox/away/:name', (c) => awayPage(c.req.param('name')));
  routes.get('/sandbox/agreements/registration', () => registrationAgreement());
  routes.get('/sandbox/agreements/:token/:position', (c) => {
    const { token, position } = c.req.param();
    return agreementPage(database, token, position);
  });
  routes.get('/sandbox/images/:file', async (c) => (await logo(c.req.param('file'))) ?? noPage());
  routes.get('/sandbox/banners/payday.svg', () => banner());
  routes.get(
    '/sandbox/evidence/:name',
    async (c) => (await readEvidence(database.reader, c.req.param('name'))) ?? noPage(),
  );
  // Only for tests, which cannot read an image.
  routes.get('/sandbox/captcha', async (c) =>
    jsonResponse({ code: await readCaptchaCode(database.reader, c.req.query('sid') ?? '') }),
  );
  for (const more of [testRoutes, payRoutes]) routes.route('/', more(service));
  return routes;
}

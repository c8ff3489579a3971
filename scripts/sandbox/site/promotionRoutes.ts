import { Hono } from 'hono';
import { html } from 'hono/html';
import { jsonResponse } from '../http/envelope.ts';
import { readCaptchaCode } from '../promotion/captchaStore.ts';
import { landingTemplates } from '../promotion/landingTemplates.ts';
import type { Service } from '../service.ts';
import { framable } from './agreementPage.ts';
import { banner } from './banner.ts';
import { page, problemPage } from './page.ts';

function registrationAgreement(): Promise<Response> {
  return page(
    'Registration agreement',
    html`<div class="card"><p>Whoever registers is over 18, gives a phone number of their own, and agrees to get codes and
messages about loans on it. Registering costs nothing and obliges nobody to borrow.</p>
<p class="soft">This is a sample. It is not a contract, and nobody owes anything by it.</p></div>`,
  );
}

function landingList(): Promise<Response> {
  const items = landingTemplates.map(({ id, story }) => {
    const query = `id=${id}&app_from=sandbox&user_from=start&utm_tag=demo`;
    return html`<li><a href="/promotion?${query}">${id}</a>: ${story}</li>`;
  });
  return page(
    'Landing pages',
    html`<ul class="links">${items}<li><a href="/promotion?id=7999">7999</a>: an offer that has ended.</li></ul>
<form class="card" method="get" action="/sandbox/phone">
<label for="phone">Phone number that you register</label>
<input id="phone" name="mobilePhone" type="tel" autocomplete="off" required>
<button class="button">See its messages</button>
</form>
<p class="soft">The code of the SMS is among them.</p>
<p><a href="/sandbox/">All borrowers</a></p>`,
  );
}

/** Landing pages for a person to try, and what they show. What a captcha says is told here for tests, and nowhere else. */
export function promotionRoutes({ database }: Service): Hono {
  const routes = new Hono();
  routes.get('/sandbox/landing', landingList);
  routes.get('/sandbox/agreements/registration', async () => framable(await registrationAgreement()));
  routes.get(
    '/sandbox/banners/:file',
    (c) => banner(c.req.param('file')) ?? problemPage('Not found', 'The sandbox has no banner here.', 404),
  );
  routes.get('/sandbox/captcha', async (c) =>
    jsonResponse({ code: await readCaptchaCode(database.reader, c.req.query('sid') ?? '') }),
  );
  return routes;
}

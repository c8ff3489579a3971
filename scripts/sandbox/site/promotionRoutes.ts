import { Hono } from 'hono';
import { html } from 'hono/html';
import { jsonResponse } from '../http/envelope.ts';
import { readCaptchaCode } from '../promotion/captchaStore.ts';
import { landingTemplates } from '../promotion/landingTemplates.ts';
import type { Service } from '../service.ts';
import type { Texts } from '../texts/en.ts';
import { textsIn } from '../texts/texts.ts';
import { framable } from './agreementPage.ts';
import { banner } from './banner.ts';
import { page, problemPage } from './page.ts';

function registrationAgreement(texts: Texts): Promise<Response> {
  const { agreement, landing } = texts;
  const content = html`<div class="card"><p>${landing.agreed}</p><p class="soft">${agreement.sample}</p></div>`;
  return page(landing.agreement, content, 200, texts);
}

function landingList(pagesPath: string): Promise<Response> {
  const items = landingTemplates.map(({ id, story }) => {
    const query = `id=${id}&app_from=sandbox&user_from=start&utm_tag=demo`;
    return html`<li><a href="${pagesPath}/promotion?${query}">${id}</a>: ${story}</li>`;
  });
  return page(
    'Landing pages',
    html`<ul class="links">${items}<li><a href="${pagesPath}/promotion?id=7999">7999</a>: an offer that has ended.</li></ul>
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
export function promotionRoutes({ database, pagesPath }: Service): Hono {
  const routes = new Hono();
  routes.get('/sandbox/landing', () => landingList(pagesPath));
  routes.get('/sandbox/agreements/registration', async (c) =>
    framable(await registrationAgreement(textsIn(c.req.query('lang')))),
  );
  routes.get(
    '/sandbox/banners/:file',
    (c) =>
      banner(c.req.param('file'), textsIn(c.req.query('lang'))) ??
      problemPage('Not found', 'The sandbox has no banner here.', 404),
  );
  routes.get('/sandbox/captcha', async (c) =>
    jsonResponse({ code: await readCaptchaCode(database.reader, c.req.query('sid') ?? '') }),
  );
  return routes;
}

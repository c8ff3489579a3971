import { Hono } from 'hono';
import { html } from 'hono/html';
import { readForm } from '../http/fields.ts';
import { channelName } from '../loan/channels.ts';
import { type PayCodeView, payWithCode, readPayCode } from '../loan/payCodes.ts';
import type { Service } from '../service.ts';
import { pesoText, texts } from '../texts.ts';
import { imageUrl } from './images.ts';
import { type Html, page, problemPage, screenUrl } from './page.ts';

const words = texts.payPage;

interface Shown extends PayCodeView {
  /** Paid at the shop counter, where anybody can enter a code; otherwise on a page with a secret URL and a link back to the order. */
  readonly isAtCounter: boolean;
  readonly pagesPath: string;
}

function summary({ payCode, loan }: Shown): Html {
  const { amountCents, channelNumber, code, isDelay } = payCode;
  return html`<p><img src="${imageUrl('', channelName(channelNumber))}" alt="" width="48" height="48"> ${channelName(channelNumber)}</p>
<p>${words.asks}</p><p class="amount">${pesoText(amountCents)}</p>
<dl><dt>${words.for}</dt><dd>${loan.order.productName}</dd>
<dt>${words.purpose}</dt><dd>${isDelay ? words.moving : texts.repayment}</dd>
<dt>${words.code}</dt><dd>${code}</dd></dl>`;
}

/** Renders the link back to the order; at the counter, the link to enter another code. */
function wayOn({ isAtCounter, loan, pagesPath }: Shown): Html {
  if (isAtCounter) return html`<a class="button" href="/sandbox/counter">${words.another}</a>`;
  const order = screenUrl({ ...loan.order, pagesPath }, '/loanDetail');
  return html`<a class="button" href="${order}">${words.back}</a>`;
}

function payForm({ isAtCounter, payCode }: Shown): Html {
  const address = isAtCounter ? '/sandbox/counter' : `/sandbox/pay/${payCode.token}`;
  return html`<form method="post" action="${address}">
${isAtCounter && html`<input type="hidden" name="code" value="${payCode.code}">`}
<button class="button">${words.pay}</button></form>`;
}

/** The messages by the code's state before the request. */
const outcomes = { open: 'received', paid: 'alreadyPaid', outdated: 'changed', expired: 'expired' } as const;

/** Returns the response to viewing a code, or to paying with it: 409 if the code could not be paid. */
function answer(view: Shown, isPaying: boolean): Promise<Response> {
  const { state } = view;
  const isOpen = state === 'open';
  const notice = html`<p class="${isOpen ? 'good' : 'bad'}" role="${isOpen ? 'status' : 'alert'}">${words[outcomes[state]]}</p>`;
  const action = isOpen && !isPaying ? payForm(view) : notice;
  const content = html`<div class="card">${summary(view)}${action}</div>${wayOn(view)}<p class="soft">${words.pretence}</p>`;
  return page(words.title, content, isPaying && !isOpen ? 409 : 200);
}

const codeIn = (typed: unknown): string => (typeof typed === 'string' ? typed.replaceAll(/[\s-]/g, '') : '');

/** Returns the counter's form. `typed` is a code that does not exist: it is shown with an error. */
function counterPage(typed = ''): Promise<Response> {
  return page(
    'Shop counter',
    html`${typed && html`<p class="bad" role="alert">${words.unknown}</p>`}
<form class="card" method="get" action="/sandbox/counter">
<label for="code">Pay code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="off" required value="${typed}">
<button class="button">Look up</button>
</form>
<p class="soft">A pretend shop counter: type the code that the app shows. Spaces do not matter.</p>
<p><a href="/sandbox/">All borrowers</a></p>`,
    typed ? 404 : 200,
  );
}

/** Creates the routes of the pages where codes are paid: they simulate channels, the wallet and a shop counter. */
export function payRoutes({ database, now, pagesPath }: Service): Hono {
  const routes = new Hono();
  // The wallet's page is the same as that of a channel.
  routes.on(['GET', 'POST'], ['/sandbox/pay/:token', '/sandbox/wallet/:token'], async (c) => {
    const key = { token: c.req.param('token') };
    const isPaying = c.req.method === 'POST';
    const view = await (isPaying ? payWithCode(database, key, now()) : readPayCode(database.reader, key, now()));
    if (!view) return problemPage(words.title, words.unknown, 404);
    return answer({ ...view, isAtCounter: false, pagesPath }, isPaying);
  });
  const atCounter = { isAtCounter: true, pagesPath };
  routes.get('/sandbox/counter', async (c) => {
    const typed = c.req.query('code') ?? '';
    const view = codeIn(typed) && (await readPayCode(database.reader, { code: codeIn(typed) }, now()));
    return view ? answer({ ...view, ...atCounter }, false) : counterPage(typed);
  });
  routes.post('/sandbox/counter', async (c) => {
    const code = codeIn((await readForm(c.req.raw)).get('code'));
    const view = await payWithCode(database, { code }, now());
    return view ? answer({ ...view, ...atCounter }, true) : counterPage(code);
  });
  return routes;
}

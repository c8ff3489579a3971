import { Hono } from 'hono';
import { html } from 'hono/html';
import { readForm } from '../http/fields.ts';
import { channelName, WALLET } from '../loan/channels.ts';
import { pesoText } from '../loan/money.ts';
import { type PayCodeView, payWithCode, readPayCode } from '../loan/payCodes.ts';
import type { Service } from '../service.ts';
import { en, type Texts } from '../texts/en.ts';
import { addressIn, textsIn } from '../texts/texts.ts';
import { imageUrl } from './images.ts';
import { screenUrl } from './links.ts';
import { type Html, page, problemPage } from './page.ts';

/**
 * Where a code is paid: on a channel's page (`pay`) or the wallet's, both with a secret URL and a link back to the order, or at the
 * shop counter, where anybody can enter a code.
 */
type Place = 'pay' | 'wallet' | 'counter';

interface Shown extends PayCodeView {
  readonly place: Place;
  readonly pagesPath: string;
  readonly texts: Texts;
}

function summary({ payCode, loan, texts }: Shown): Html {
  const { payPage: words } = texts;
  const { amountCents, channelNumber, code, isDelay } = payCode;
  return html`<p><img src="${imageUrl('', channelName(channelNumber))}" alt="" width="48" height="48"> ${channelName(channelNumber, texts)}</p>
<p class="amount">${pesoText(amountCents)}</p>
<dl><dt>${words.for}</dt><dd>${loan.order.productName}</dd>
<dt>${words.purpose}</dt><dd>${isDelay ? words.moving : texts.repayment}</dd>
<dt>${words.code}</dt><dd>${code}</dd></dl>`;
}

/** Renders the payment on the wallet's page, which does not show a code. */
function walletSummary({ payCode, loan, texts: { payPage: words } }: Shown): Html {
  return html`<p>${words.asks}</p>
<p class="amount">${pesoText(payCode.amountCents)}</p>
<dl><dt>${words.for}</dt><dd>${loan.order.productName}</dd><dt>${words.order}</dt><dd>${loan.order.id}</dd></dl>`;
}

/** Renders the link back to the order; at the counter, the link to enter another code. */
function wayOn({ loan, pagesPath, place, sessionId, texts }: Shown): Html {
  const { back, another } = texts.payPage;
  if (place === 'counter') return html`<p><a class="button plain" href="/sandbox/counter">${another}</a></p>`;
  const language = texts.language === en.language ? undefined : texts.language;
  const order = screenUrl({ ...loan.order, sessionId, pagesPath }, '/loanDetail', language);
  return html`<p><a class="button plain" href="${order}">${back}</a></p>`;
}

function payForm({ payCode, place, texts }: Shown): Html {
  const button = html`<button class="button">${texts.payPage.pay}</button>`;
  if (place === 'counter')
    return html`<form method="post" action="/sandbox/counter">
<input type="hidden" name="code" value="${payCode.code}">${button}</form>`;
  const own = addressIn(`/sandbox/${place}/${payCode.token}`, texts);
  return html`<form method="post" action="${own}">${button}</form>`;
}

/** Returns the page of an open code, with its payment and the button to pay. */
function payPage(view: Shown): Promise<Response> {
  const { place, texts } = view;
  const { pretence, title, walletPretence } = texts.payPage;
  const isWallet = place === 'wallet';
  return page(
    isWallet ? channelName(WALLET, texts) : title,
    html`<div class="card">${isWallet ? walletSummary(view) : summary(view)}${payForm(view)}</div>
${wayOn(view)}<p class="soft">${isWallet ? walletPretence : pretence}</p>`,
    200,
    texts,
  );
}

const outcomes = {
  open: ['received', 'receivedMore', html`<p class="good" role="status">`],
  paid: ['alreadyPaid', 'alreadyPaidMore', html`<p class="bad" role="alert">`],
  outdated: ['changed', 'changedMore', html`<p class="bad" role="alert">`],
} as const;

/** Returns the page after a payment, or for a code that cannot be paid. `view` has the state before the payment. */
function outcomePage(view: Shown, status: number): Promise<Response> {
  const { state, texts } = view;
  const [title, message, tag] = outcomes[state];
  const notice = html`${tag}${texts.payPage[message]}</p>`;
  const content = html`<div class="card">${notice}${summary(view)}</div>${wayOn(view)}`;
  return page(texts.payPage[title], content, status, texts);
}

/** Returns the response to viewing a code, or to paying with it: 409 if the code could not be paid. */
function answer(view: Shown, isPaying: boolean): Promise<Response> {
  if (view.state === 'open' && !isPaying) return payPage(view);
  return outcomePage(view, view.state === 'open' || !isPaying ? 200 : 409);
}

const codeIn = (typed: unknown): string => (typeof typed === 'string' ? typed.replaceAll(/[\s-]/g, '') : '');

/** Returns the counter's form. `typed` is a code that does not exist: it is shown with an error. */
function counterPage(typed = ''): Promise<Response> {
  const notice = html`<p class="bad" role="alert">There is no pay code of this number. Please check it.</p>`;
  return page(
    'Shop counter',
    html`${typed && notice}<form class="card" method="get" action="/sandbox/counter">
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
  for (const place of ['pay', 'wallet'] as const) {
    routes.on(['GET', 'POST'], `/sandbox/${place}/:token`, async (c) => {
      const key = { token: c.req.param('token') };
      const texts = textsIn(c.req.query('lang'));
      const found = await readPayCode(database.reader, key);
      const isHere = found && (found.payCode.channelNumber === WALLET) === (place === 'wallet');
      const isPaying = c.req.method === 'POST';
      const view = isHere && isPaying ? await payWithCode(database, key, now()) : found;
      if (!isHere || !view) return problemPage(texts.payPage.unknown, texts.payPage.unknownMore, 404);
      return answer({ ...view, place, pagesPath, texts }, isPaying);
    });
  }
  const atCounter = { place: 'counter', pagesPath, texts: en } as const;
  routes.get('/sandbox/counter', async (c) => {
    const typed = c.req.query('code') ?? '';
    const view = codeIn(typed) && (await readPayCode(database.reader, { code: codeIn(typed) }));
    return view ? answer({ ...view, ...atCounter }, false) : counterPage(typed);
  });
  routes.post('/sandbox/counter', async (c) => {
    const code = codeIn((await readForm(c.req.raw)).get('code'));
    const view = await payWithCode(database, { code }, now());
    return view ? answer({ ...view, ...atCounter }, true) : counterPage(code);
  });
  return routes;
}

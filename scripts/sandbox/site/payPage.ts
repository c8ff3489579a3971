import { html } from 'hono/html';
import { channelName } from '../loan/channels.ts';
import { pesoText } from '../loan/money.ts';
import type { PayCodeView } from '../loan/payWithCode.ts';
import { en, type Texts } from '../texts/en.ts';
import { addressIn } from '../texts/texts.ts';
import { imageUrl } from './imageUrl.ts';
import { screenUrl } from './links.ts';
import { type Html, page, problemPage } from './page.ts';

function summary({ payCode, loan }: PayCodeView, texts: Texts): Html {
  const { payPage: words } = texts;
  const channel = channelName(payCode.channelNumber, texts);
  return html`<p><img src="${imageUrl('', channelName(payCode.channelNumber))}" alt="" width="48" height="48"> ${channel}</p>
<p class="amount">${pesoText(payCode.amountCents)}</p>
<dl><dt>${words.for}</dt><dd>${loan.order.productName}</dd>
<dt>${words.purpose}</dt><dd>${payCode.isDelay ? words.moving : words.repayment}</dd>
<dt>${words.code}</dt><dd>${payCode.code}</dd></dl>`;
}

/** The link that leads the borrower back to the order. */
export function backLink({ loan, sessionId, pagesPath = '' }: PayCodeView, { language, payPage: words }: Texts): Html {
  const asked = language === en.language ? undefined : language;
  const order = screenUrl({ ...loan.order, sessionId, pagesPath }, { path: '/loanDetail' }, asked);
  return html`<a class="button plain" href="${order}">${words.back}</a>`;
}

/**
 * Whose page it is: the borrower's own, whose address nobody else knows and which leads back to the order, or the shop counter's,
 * where anybody types codes.
 */
export type PayPlace = 'own' | 'counter';

const wayOn = (view: PayCodeView, place: PayPlace, texts: Texts): Html =>
  place === 'own'
    ? backLink(view, texts)
    : html`<a class="button plain" href="/sandbox/counter">${texts.payPage.another}</a>`;

function payForm({ payCode }: PayCodeView, place: PayPlace, texts: Texts): Html {
  const button = html`<button class="button">${texts.payPage.pay}</button>`;
  const own = addressIn(`/sandbox/pay/${payCode.token}`, texts);
  if (place === 'own') return html`<form method="post" action="${own}">${button}</form>`;
  return html`<form method="post" action="/sandbox/counter">
<input type="hidden" name="code" value="${payCode.code}">${button}</form>`;
}

/** No code of this number. */
export function unknownCodePage({ payPage: words } = en): Promise<Response> {
  return problemPage(words.unknown, words.unknownMore, 404);
}

/** What a code stands for, with the button that pays it while it is open. */
export function payPage(view: PayCodeView, place: PayPlace, texts = en): Promise<Response> {
  if (view.state !== 'open') return unpayablePage(view, place, texts);
  const { title, pretence } = texts.payPage;
  const card = html`<div class="card">${summary(view, texts)}${payForm(view, place, texts)}</div>`;
  return page(title, html`${card}<p>${wayOn(view, place, texts)}</p><p class="soft">${pretence}</p>`, 200, texts);
}

const reasons = {
  paid: ['alreadyPaid', 'alreadyPaidMore'],
  outdated: ['changed', 'changedMore'],
} as const;

function unpayablePage(view: PayCodeView, place: PayPlace, texts: Texts, status = 200): Promise<Response> {
  const [title, message] = reasons[view.state === 'paid' ? 'paid' : 'outdated'];
  const notice = html`<p class="bad" role="alert">${texts.payPage[message]}</p>`;
  const content = html`<div class="card">${notice}${summary(view, texts)}</div><p>${wayOn(view, place, texts)}</p>`;
  return page(texts.payPage[title], content, status, texts);
}

/** What came of a payment. `view` is how the code stood before it. */
export function paidPage(view: PayCodeView, place: PayPlace, texts = en): Promise<Response> {
  if (view.state !== 'open') return unpayablePage(view, place, texts, 409);
  const { received, receivedMore } = texts.payPage;
  const notice = html`<p class="good" role="status">${receivedMore}</p>`;
  const content = html`<div class="card">${notice}${summary(view, texts)}</div><p>${wayOn(view, place, texts)}</p>`;
  return page(received, content, 200, texts);
}

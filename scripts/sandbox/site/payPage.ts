import { html } from 'hono/html';
import { channelName } from '../loan/channels.ts';
import { pesoText } from '../loan/money.ts';
import type { PayCodeView } from '../loan/payWithCode.ts';
import { imageUrl } from './imageUrl.ts';
import { screenUrl } from './links.ts';
import { type Html, page, problemPage } from './page.ts';

function summary({ payCode, loan }: PayCodeView): Html {
  const channel = channelName(payCode.channelNumber);
  return html`<p><img src="${imageUrl('', channel)}" alt="" width="48" height="48"> ${channel}</p>
<p class="amount">${pesoText(payCode.amountCents)}</p>
<dl><dt>For</dt><dd>${loan.order.productName}</dd>
<dt>Purpose</dt><dd>${payCode.isDelay ? 'Moving the date' : 'Repayment'}</dd>
<dt>Pay code</dt><dd>${payCode.code}</dd></dl>`;
}

/** The link that leads the borrower back to the order. */
export function backLink({ loan, sessionId }: PayCodeView): Html {
  const order = screenUrl({ ...loan.order, sessionId }, { path: '/loanDetail' });
  return html`<a class="button plain" href="${order}">Back to the order</a>`;
}

/**
 * Whose page it is: the borrower's own, whose address nobody else knows and which leads back to the order, or the shop counter's,
 * where anybody types codes.
 */
export type PayPlace = 'own' | 'counter';

const wayOn = (view: PayCodeView, place: PayPlace): Html =>
  place === 'own' ? backLink(view) : html`<a class="button plain" href="/sandbox/counter">Another code</a>`;

function payForm({ payCode }: PayCodeView, place: PayPlace): Html {
  const button = html`<button class="button">Pay now</button>`;
  if (place === 'own') return html`<form method="post" action="/sandbox/pay/${payCode.token}">${button}</form>`;
  return html`<form method="post" action="/sandbox/counter">
<input type="hidden" name="code" value="${payCode.code}">${button}</form>`;
}

const PRETENCE = 'This page stands in for a payment channel. No real money moves.';

/** No code of this number. */
export function unknownCodePage(): Promise<Response> {
  return problemPage('Unknown pay code', 'There is no pay code of this number. Please check it.', 404);
}

/** What a code stands for, with the button that pays it while it is open. */
export function payPage(view: PayCodeView, place: PayPlace): Promise<Response> {
  if (view.state !== 'open') return unpayablePage(view, place);
  return page(
    'Pay with a code',
    html`<div class="card">${summary(view)}${payForm(view, place)}</div><p>${wayOn(view, place)}</p><p class="soft">${PRETENCE}</p>`,
  );
}

const reasons = {
  paid: { title: 'Already paid', message: 'This code is already paid. Nothing was taken this time.' },
  outdated: {
    title: 'The amount has changed',
    message:
      'The amount of this order has changed since this code was made. Please ask for a new code. Nothing was taken.',
  },
} as const;

function unpayablePage(view: PayCodeView, place: PayPlace, status = 200): Promise<Response> {
  const { title, message } = reasons[view.state === 'paid' ? 'paid' : 'outdated'];
  const notice = html`<p class="bad" role="alert">${message}</p>`;
  return page(title, html`<div class="card">${notice}${summary(view)}</div><p>${wayOn(view, place)}</p>`, status);
}

/** What came of a payment. `view` is how the code stood before it. */
export function paidPage(view: PayCodeView, place: PayPlace): Promise<Response> {
  if (view.state !== 'open') return unpayablePage(view, place, 409);
  const notice = html`<p class="good" role="status">We have received your payment. Thank you.</p>`;
  return page('Payment received', html`<div class="card">${notice}${summary(view)}</div><p>${wayOn(view, place)}</p>`);
}

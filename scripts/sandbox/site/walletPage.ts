import { html } from 'hono/html';
import { channelName, WALLET } from '../loan/channels.ts';
import { pesoText } from '../loan/money.ts';
import type { PayCodeView } from '../loan/payWithCode.ts';
import { page } from './page.ts';
import { backLink, paidPage, payPage, unknownCodePage } from './payPage.ts';

const isOfWallet = (view: PayCodeView | null): view is PayCodeView => view?.payCode.channelNumber === WALLET;

/** What the borrower's wallet asks, with the button that pays it while it is open. */
export async function walletPage(view: PayCodeView | null): Promise<Response> {
  if (!isOfWallet(view)) return unknownCodePage();
  if (view.state !== 'open') return payPage(view, 'own');
  const { payCode, loan } = view;
  return page(
    channelName(WALLET),
    html`<div class="card"><p>Sample Lending asks for</p>
<p class="amount">${pesoText(payCode.amountCents)}</p>
<dl><dt>For</dt><dd>${loan.order.productName}</dd><dt>Order</dt><dd>${loan.order.id}</dd></dl>
<form method="post" action="/sandbox/wallet/${payCode.token}"><button class="button">Pay now</button></form></div>
<p>${backLink(view)}</p>
<p class="soft">This page stands in for an e-wallet. No real money moves.</p>`,
  );
}

/** What came of a payment by wallet; `view` is how it stood before. */
export function walletPaidPage(view: PayCodeView | null): Promise<Response> {
  return isOfWallet(view) ? paidPage(view, 'own') : unknownCodePage();
}

import { html } from 'hono/html';
import { channelName, WALLET } from '../loan/channels.ts';
import { pesoText } from '../loan/money.ts';
import type { PayCodeView } from '../loan/payWithCode.ts';
import type { Texts } from '../texts/en.ts';
import { addressIn } from '../texts/texts.ts';
import { page } from './page.ts';
import { backLink, paidPage, payPage, unknownCodePage } from './payPage.ts';

const isOfWallet = (view: PayCodeView | null): view is PayCodeView => view?.payCode.channelNumber === WALLET;

/** What the borrower's wallet asks, with the button that pays it while it is open. */
export async function walletPage(view: PayCodeView | null, texts: Texts): Promise<Response> {
  if (!isOfWallet(view)) return unknownCodePage(texts);
  if (view.state !== 'open') return payPage(view, 'own', texts);
  const { payPage: words } = texts;
  const { payCode, loan } = view;
  return page(
    channelName(WALLET, texts),
    html`<div class="card"><p>${words.asks}</p>
<p class="amount">${pesoText(payCode.amountCents)}</p>
<dl><dt>${words.for}</dt><dd>${loan.order.productName}</dd><dt>${words.order}</dt><dd>${loan.order.id}</dd></dl>
<form method="post" action="${addressIn(`/sandbox/wallet/${payCode.token}`, texts)}"><button class="button">${words.pay}</button></form></div>
<p>${backLink(view, texts)}</p>
<p class="soft">${words.walletPretence}</p>`,
    200,
    texts,
  );
}

/** What came of a payment by wallet; `view` is how it stood before. */
export function walletPaidPage(view: PayCodeView | null, texts: Texts): Promise<Response> {
  return isOfWallet(view) ? paidPage(view, 'own', texts) : unknownCodePage(texts);
}

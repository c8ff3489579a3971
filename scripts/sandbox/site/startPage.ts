import { asc } from 'drizzle-orm';
import { html } from 'hono/html';
import { languageNames } from '../../../shared/i18n/languageNames.ts';
import { hasAccount } from '../bank/accounts.ts';
import { type Offer, type Order, offers, orders } from '../database/schema.ts';
import type { Service } from '../service.ts';
import { sessionsByBorrower } from '../session/sessionStore.ts';
import { cardScreen, dueAmounts, offerScreens, orderScreens, screenUrl, type Visitor } from './links.ts';
import { type Html, page } from './page.ts';

type Person = Visitor & Pick<Order, 'borrowerName' | 'story'>;

/** Renders a borrower with an order or an open offer, and the links to the screens. */
function card(kind: 'order' | 'offer', { id, borrowerName, story, userId }: Person, about: string, links: Html): Html {
  return html`<section class="card" id="${kind}-${id}" aria-labelledby="${kind}-name-${id}">
<h2 id="${kind}-name-${id}">${id} · ${borrowerName}</h2>
<p>${story}</p>
<p class="soft">${about}, user ${userId}</p>${links}
<h3>When things go wrong</h3>
<ul class="links"><li><a href="/sandbox/phone/${userId}">Messages on the phone</a></li>
<li><a href="/sandbox/borrowers/${id}">Faults and a new beginning for this borrower</a></li></ul>
</section>`;
}

function screenLinks(visitor: Visitor, screens: readonly string[], language: string): Html {
  const items = screens.map((screen) => html`<li><a href="${screenUrl(visitor, screen, language)}">${screen}</a></li>`);
  return html`<ul class="links">${items}</ul>`;
}

const done = html` <span class="good">Done.</span>`;

/** Renders the steps of a new borrower, from binding an account to repaying. Steps that are unavailable have no link. */
function wayOf(offer: Offer & Visitor, language: string, isBound: boolean, dueCents: number | undefined): Html {
  const isTaken = offer.pushedAt !== '';
  const step = (words: string, screen: string) => html`<a href="${screenUrl(offer, screen, language)}">${words}</a>`;
  const repay = dueCents === undefined ? 'Repay by card' : step('Repay by card', cardScreen(dueCents));
  return html`<ol class="path">
<li>${step('Bind the account', '/bindBank')}${isBound ? done : ''}</li>
<li>${isTaken ? 'Confirm the loan' : step('Confirm the loan', '/newLoanConfirm')}${isTaken ? done : ''}</li>
<li>${repay}${isTaken && dueCents === undefined ? done : ''}</li></ol>`;
}

const languageLinks = (): Html[] =>
  Object.entries(languageNames).map(
    ([language, name]) => html`<li><a href="/sandbox/?lang=${language}" lang="${language}">${name}</a></li>`,
  );

/** Returns the start page: all borrowers with their stories, and links to their screens in a language. */
export async function startPage({ database: { reader }, pagesPath }: Service, language = 'en'): Promise<Response> {
  const dues = await dueAmounts(reader);
  const sessions = await sessionsByBorrower(reader);
  const visiting = ({ userId }: { readonly userId: string }) => ({ pagesPath, sessionId: sessions.get(userId) ?? '' });
  const orderCards = (await reader.select().from(orders).orderBy(asc(orders.id))).map((row) => {
    const order = { ...row, ...visiting(row) };
    const about = `Status ${order.status}, ${order.productName}, product ${order.productId}`;
    return card('order', order, about, screenLinks(order, orderScreens(order, dues.get(order.id)), language));
  });
  const open = (await reader.select().from(offers).orderBy(asc(offers.orderId))).map((row) => {
    return { ...row, id: row.orderId, ...visiting(row) };
  });
  const offerCard = (offer: (typeof open)[number], content: Html) =>
    card('offer', offer, `Product ${offer.productId}`, content);
  const newcomers = open.filter(({ isNew }) => isNew);
  // A confirmed offer is not listed here, because it is among the orders.
  const waiting = open.filter(({ isNew, pushedAt }) => !isNew && pushedAt === '');
  const ways = newcomers.map(async (offer) =>
    offerCard(offer, wayOf(offer, language, await hasAccount(reader, offer.userId), dues.get(offer.id))),
  );
  return page(
    'Sandbox',
    html`<p>A lender’s service in small, with borrowers made up for it. No real money moves here.</p>
<ul class="links"><li><a href="/sandbox/counter">Pay with a code at the shop counter</a></li>
<li><a href="#offers">Loans that wait for the borrower’s word</a></li>
<li><a href="/sandbox/landing">Register on a landing page</a></li>
<li><a href="/sandbox/staff">Answer complaints as the service staff</a></li>
<li><a href="/sandbox/reports">What pages report: errors, timings, steps</a></li></ul>
<p>Screens open in ${(languageNames as Readonly<Record<string, string>>)[language] ?? language}. Open them in:</p>
<ul class="links">${languageLinks()}</ul>
<form method="post" action="/sandbox/reset"><button class="button plain">Begin all borrowers anew</button></form>
${await Promise.all(ways)}
${orderCards}
<p id="offers">Loans that wait for the borrower’s word. Once taken, they stand with the orders above.</p>
${waiting.map((offer) => offerCard(offer, screenLinks(offer, offerScreens(offer), language)))}`,
  );
}

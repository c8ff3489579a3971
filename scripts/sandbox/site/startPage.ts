import { asc } from 'drizzle-orm';
import { html } from 'hono/html';
import { type Order, orders } from '../database/schema.ts';
import type { Service } from '../service.ts';
import { sessionsByBorrower } from '../session/sessionStore.ts';
import { complaintScreens } from './complaintScreens.ts';
import { languageNames, screens, screenUrl, type Visitor } from './links.ts';
import { dueAmounts, loanScreens } from './loanScreens.ts';
import { newcomerCards, offerCards } from './offerCards.ts';
import { type Html, page } from './page.ts';

function screenLinks(order: Order & Visitor, language: string, dueCents: number | undefined): Html {
  const items = [...screens, ...loanScreens(order, dueCents), ...complaintScreens(order)].map((screen) => {
    const name = `${screen.path}${screen.extra === undefined ? '' : `?${screen.extra}`}`;
    return html`<li><a href="${screenUrl(order, screen, language)}">${name}</a></li>`;
  });
  return html`<ul class="links">${items}</ul>`;
}

const languageLinks = (): Html[] =>
  Object.entries(languageNames).map(
    ([language, name]) => html`<li><a href="/sandbox/?lang=${language}" lang="${language}">${name}</a></li>`,
  );

function borrowerCard(order: Order & Visitor, language: string, dueCents: number | undefined): Html {
  return html`<section class="card" id="order-${order.id}" aria-labelledby="name-${order.id}">
<h2 id="name-${order.id}">${order.id} · ${order.borrowerName}</h2>
<p>${order.story}</p>
<p class="soft">Status ${order.status}, ${order.productName}, product ${order.productId}, user ${order.userId}</p>
${screenLinks(order, language, dueCents)}
<h3>When things go wrong</h3>
<ul class="links"><li><a href="/sandbox/phone/${order.userId}">Messages on the phone</a></li>
<li><a href="/sandbox/borrowers/${order.id}">Faults and a new beginning for this borrower</a></li></ul>
</section>`;
}

/** Lists the borrowers, what each shows, and every screen of theirs, to be opened in a language. */
export async function startPage({ database, pagesPath }: Service, language = 'en'): Promise<Response> {
  const rows = await database.reader.select().from(orders).orderBy(asc(orders.id));
  const dues = await dueAmounts(database.reader);
  const sessions = await sessionsByBorrower(database.reader);
  const place = { db: database.reader, pagesPath, language };
  return page(
    'Sandbox',
    html`<p>A lender’s service in small, with borrowers made up for it. No real money moves here.</p>
<ul class="links"><li><a href="/sandbox/counter">Pay with a code at the shop counter</a></li>
<li><a href="#offers">Loans that wait for the borrower’s word</a></li>
<li><a href="/sandbox/landing">Register on a landing page</a></li>
<li><a href="/sandbox/staff">Answer complaints as the service staff</a></li>
<li><a href="/sandbox/reports">What pages report: errors, timings, steps</a></li></ul>
<p>Screens open in ${languageNames[language] ?? language}. Open them in:</p>
<ul class="links">${languageLinks()}</ul>
<form method="post" action="/sandbox/reset"><button class="button plain">Begin all borrowers anew</button></form>
${await newcomerCards(place, sessions, dues)}
${rows.map((order) => borrowerCard({ ...order, pagesPath, sessionId: sessions.get(order.userId) ?? '' }, language, dues.get(order.id)))}
<p id="offers">Loans that wait for the borrower’s word. Once taken, they stand with the orders above.</p>
${await offerCards(place, sessions)}`,
  );
}

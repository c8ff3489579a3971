import { asc } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../database/openDatabase.ts';
import { type Order, orders } from '../database/schema.ts';
import { languages, screens, screenUrl } from './links.ts';
import { type Html, page } from './page.ts';

const languageNames: Readonly<Record<(typeof languages)[number], string>> = { en: 'English', fil: 'Filipino' };

function screenLinks(order: Order, language: (typeof languages)[number]): Html {
  const items = screens.map((screen) => {
    const name = `${screen.path}${screen.extra === undefined ? '' : `?${screen.extra}`}`;
    return html`<li><a href="${screenUrl(order, screen, language)}">${name}</a></li>`;
  });
  return html`<h3>${languageNames[language]}</h3><ul class="links">${items}</ul>`;
}

function borrowerCard(order: Order): Html {
  return html`<section class="card" id="order-${order.id}" aria-labelledby="name-${order.id}">
<h2 id="name-${order.id}">${order.id} · ${order.borrowerName}</h2>
<p>${order.story}</p>
<p class="soft">Status ${order.status}, ${order.productName}, product ${order.productId}, user ${order.userId}</p>
${languages.map((language) => screenLinks(order, language))}
<h3>When things go wrong</h3>
<ul class="links"><li><a href="/sandbox/borrowers/${order.id}">Faults and a new beginning for this borrower</a></li></ul>
</section>`;
}

/** Lists the borrowers, what each shows, and every screen of theirs. */
export async function startPage(database: Database): Promise<Response> {
  const rows = await database.reader.select().from(orders).orderBy(asc(orders.id));
  return page(
    'Sandbox',
    html`<p>A lender’s service in small, with borrowers made up for it. No real money moves here.</p>
<ul class="links"><li><a href="/sandbox/counter">Pay with a code at the shop counter</a></li></ul>
<form method="post" action="/sandbox/reset"><button class="button plain">Begin all borrowers anew</button></form>
${rows.map(borrowerCard)}`,
  );
}

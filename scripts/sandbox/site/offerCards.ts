import { asc } from 'drizzle-orm';
import { html } from 'hono/html';
import { hasAccount } from '../bank/accounts.ts';
import { type Offer, offers } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Screen, screenUrl, type Visitor } from './links.ts';
import { cardScreen, offerScreens } from './loanScreens.ts';
import type { Html } from './page.ts';

/** An offer with the session of its borrower. */
interface OpenOffer extends Offer {
  readonly sessionId: string;
  readonly pagesPath: string;
}

/** Where the offers are read, and where and in which language their screens open. */
interface Place {
  readonly db: Queries;
  readonly pagesPath: string;
  readonly language: string;
}

type Sessions = ReadonlyMap<string, string>;

const visitorOf = (offer: OpenOffer): Visitor => ({ ...offer, id: offer.orderId });

async function offersWith({ db, pagesPath }: Place, sessions: Sessions): Promise<OpenOffer[]> {
  const rows = await db.select().from(offers).orderBy(asc(offers.orderId));
  return rows.map((offer) => ({ ...offer, pagesPath, sessionId: sessions.get(offer.userId) ?? '' }));
}

function screenList(offer: OpenOffer, screens: readonly Screen[], language: string): Html {
  const items = screens.map(({ path }) => {
    return html`<li><a href="${screenUrl(visitorOf(offer), { path }, language)}">${path}</a></li>`;
  });
  return html`<ul class="links">${items}</ul>`;
}

function tools({ orderId, userId }: Offer): Html {
  return html`<ul class="links"><li><a href="/sandbox/phone/${userId}">Messages on the phone</a></li>
<li><a href="/sandbox/borrowers/${orderId}">Faults and a new beginning for this borrower</a></li></ul>`;
}

function offerCard(offer: Offer, content: Html): Html {
  const { borrowerName, orderId, productId, story, userId } = offer;
  return html`<section class="card" id="offer-${orderId}" aria-labelledby="offer-name-${orderId}">
<h2 id="offer-name-${orderId}">${orderId} · ${borrowerName}</h2><p>${story}</p>
<p class="soft">Product ${productId}, user ${userId}</p>${content}${tools(offer)}</section>`;
}

const done = html` <span class="good">Done.</span>`;

type Step = (words: string, screen: Screen) => Html;

const stepsOf =
  (offer: OpenOffer, language: string): Step =>
  (words, screen) =>
    html`<a href="${screenUrl(visitorOf(offer), screen, language)}">${words}</a>`;

/** The way of a new borrower, as far as it has been gone; a step that cannot be taken yet is no link. */
function path(offer: OpenOffer, step: Step, isBound: boolean, dueCents: number | undefined): Html {
  const isTaken = offer.pushedAt !== '';
  const repay = dueCents === undefined ? 'Repay by card' : step('Repay by card', cardScreen(dueCents));
  return html`<ol class="path">
<li>${step('Bind the account', { path: '/bindBank' })}${isBound ? done : ''}</li>
<li>${isTaken ? 'Confirm the loan' : step('Confirm the loan', { path: '/newLoanConfirm' })}${isTaken ? done : ''}</li>
<li>${repay}${isTaken && dueCents === undefined ? done : ''}</li></ol>`;
}

/** The borrowers who are new, each with the way from binding an account to repaying by card. */
export async function newcomerCards(
  place: Place,
  sessions: Sessions,
  dues: ReadonlyMap<string, number>,
): Promise<Html[]> {
  const rows = await offersWith(place, sessions);
  const newcomers = rows.filter(({ isNew }) => isNew);
  return Promise.all(
    newcomers.map(async (offer) =>
      offerCard(
        offer,
        path(offer, stepsOf(offer, place.language), await hasAccount(place.db, offer.userId), dues.get(offer.orderId)),
      ),
    ),
  );
}

/** The other borrowers for whom a loan waits; one that was taken is an order, and stands with the orders. */
export async function offerCards(place: Place, sessions: Sessions): Promise<Html[]> {
  const rows = await offersWith(place, sessions);
  const waiting = rows.filter(({ isNew, pushedAt }) => !isNew && pushedAt === '');
  return waiting.map((offer) => offerCard(offer, screenList(offer, offerScreens(offer), place.language)));
}

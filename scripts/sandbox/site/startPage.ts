import { asc } from 'drizzle-orm';
import { html } from 'hono/html';
import { STATUS_110, STATUS_151 } from '../../../shared/domain/orderStatus.ts';
import { namesOf } from '../../build/namesOf.ts';
import { lenderFolder, ownFiles } from '../../build/ownFiles.ts';
import { type Offer, offers, orders } from '../database/schema.ts';
import { dueInFull, type Loan, readLoan } from '../loan/loan.ts';
import type { Service } from '../service.ts';
import { type Html, page, screenUrl } from './page.ts';

/** A link to a screen: its words, and the screen. */
type ScreenLink = readonly [words: string, screen: string];

const named = (...screens: readonly string[]): ScreenLink[] => screens.map((screen) => [screen, screen]);

const usualScreens = named(
  ...['/loanDetail', '/order', '/repay', '/repayDelay', '/paymentReminders', '/myDocuments', '/repaymentOfCode2'],
  ...['/repaymentOfCode?type=1', '/repaymentOfCode?type=2', '/carpmm', '/paymentInstructions'],
  ...['/complaint', '/complaintList', '/customerService'],
  ...[...ownFiles(lenderFolder, 'pages').keys()].map((name) => `/${name}`),
);

/** Returns the screens of an order. The card payment gets the amount due in its address, as from the app. */
function orderScreens(loan: Loan): ScreenLink[] {
  const due = dueInFull(loan);
  const status = String(loan.order.status);
  const ofCard = due ? named(`/repaymentMethod?withholdingAmount=${due.amountCents}`, '/bindBank') : [];
  const ofCardPopup = loan.order.traits.asksForCard ? named('/bindBank?source=loanDetail') : [];
  const ofStatus = status === STATUS_110 ? named('/error') : status === STATUS_151 ? named('/bindBank') : [];
  return [...usualScreens, ...ofCard, ...ofCardPopup, ...ofStatus];
}

/** Returns the screens of an open offer, in the order in which a new borrower needs them. */
const offerScreens = ({ terms }: Offer): ScreenLink[] => [
  ['Bind the account', '/bindBank'],
  ['Confirm the loan', terms.legacy ? '/loanConfirm' : '/newLoanConfirm'],
  ...(terms.legacy ? [] : named('/confirmOfPeriod', '/loanConfirm')),
];

interface Person extends Pick<Offer, 'userId' | 'mobilePhone' | 'productId' | 'borrowerName' | 'story'> {
  readonly id: string;
}

/** Returns the start page: all borrowers with their stories, and links to their screens in a language. */
export async function startPage(
  { database, pagesPath, languages: all, defaultLanguage }: Service,
  language = defaultLanguage,
): Promise<Response> {
  const db = database.reader;
  const card = (kind: 'order' | 'offer', person: Person, about: string, links: readonly ScreenLink[]): Html => {
    const { id, borrowerName, story, userId } = person;
    const visitor = { ...person, pagesPath };
    return html`<section class="card" id="${kind}-${id}"><h2>${id} · ${borrowerName}</h2>
<p>${story}</p>
<p class="soft">${about}, product ${person.productId}, user ${userId}</p>
<ul class="links">${links.map(([words, screen]) => html`<li><a href="${screenUrl(visitor, screen, language)}">${words}</a></li>`)}
<li><a href="/sandbox/phone/${userId}">Messages on the phone</a></li></ul></section>`;
  };
  const ids = await db.select({ id: orders.id }).from(orders).orderBy(asc(orders.id));
  const loans = (await Promise.all(ids.map(({ id }) => readLoan(db, id)))).filter((loan) => loan !== null);
  const orderCards = loans.map((loan) => {
    return card('order', loan.order, `Status ${loan.order.status}`, orderScreens(loan));
  });
  // A confirmed offer is not listed here, because it is among the orders.
  const open = (await db.select().from(offers).orderBy(asc(offers.orderId))).filter(({ pushedAt }) => pushedAt === '');
  const offerCards = open.map((offer) => {
    return card('offer', { ...offer, id: offer.orderId }, 'Offer', offerScreens(offer));
  });
  const languages = Object.entries(namesOf(all)).map(([code, name]) => {
    return html`<li><a href="/sandbox/?lang=${code}" lang="${code}">${name}</a></li>`;
  });
  return page(
    'Sandbox',
    html`<p>A lender’s service in small, with borrowers made up for it. No real money moves here.</p>
<ul class="links"><li><a href="/sandbox/counter">Pay with a code at the shop counter</a></li>
<li><a href="#offers">Loans that wait for the borrower’s word</a></li>
<li><a href="${pagesPath}/promotion?id=7001">Register on a landing page</a></li>
<li><a href="/sandbox/phone">Read the messages of a phone</a></li>
<li><a href="/sandbox/reports">What pages report: errors, timings, steps</a></li></ul>
<ul class="links" aria-label="Language of the screens">${languages}</ul>
<form method="post" action="/sandbox/reset"><button class="button">Begin all borrowers anew</button></form>
${orderCards}
<p id="offers">Loans that wait for the borrower’s word. Once taken, they stand with the orders above.</p>
${offerCards}`,
  );
}

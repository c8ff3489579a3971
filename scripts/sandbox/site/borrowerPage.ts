import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { type Offer, offers } from '../database/schema.ts';
import { malformedForms } from '../faults/faultSpec.ts';
import { dueInFull } from '../loan/dueNow.ts';
import { type Loan, readLoan } from '../loan/findLoan.ts';
import type { Service } from '../service.ts';
import { sessionOfBorrower } from '../session/sessionStore.ts';
import { cardScreen, screenUrl, type Visitor } from './links.ts';
import { type Html, noPage, page } from './page.ts';

/** A screen and those of its calls that faults can be injected into. */
type ScreenCalls = readonly [screen: string, calls: readonly string[]];

const offerCalls = ({ terms }: Offer): ScreenCalls =>
  terms.legacy
    ? ['/loanConfirm', ['readLegacyLoanOffer', 'listLegacyAgreements', 'openLegacyAgreement', 'pushLegacyLoan']]
    : ['/newLoanConfirm', ['readLoanOffer', 'listAgreements', 'openAgreement', 'pushLoan']];

function orderCalls(loan: Loan): ScreenCalls[] {
  const due = dueInFull(loan);
  const ofCard = ['readRepaymentWays', 'commitRepayment', 'confirmRepayment', 'repayByWallet'];
  return [
    ...(due ? [[cardScreen(due.amountCents), ofCard] as const] : []),
    ['/loanDetail', ['readOrder']],
    ['/repay', ['readPeriodPlan', 'generatePayCode']],
    ['/repayDelay', ['readDelayPlan']],
    ['/complaint', ['readComplaintStart', 'uploadEvidence', 'saveComplaint']],
    ['/complaintList', ['listComplaints', 'readComplaint', 'rateService']],
    ['/customerService', ['readContactInfo']],
  ];
}

const faults: readonly (readonly [words: string, query: string])[] = [
  ['Answer after 8 seconds', 'fault=delay&ms=8000'],
  ['No answer at all', 'fault=hang'],
  ['Connection lost before', 'fault=drop'],
  ['Connection lost twice', 'fault=drop&times=2'],
  ['Done, but the answer is lost', 'fault=lose'],
  ['Refused', 'fault=refuse&code=5000'],
  ['HTTP 502', 'fault=status&status=502'],
  ...malformedForms.map((form) => [`Not an envelope: ${form}`, `fault=malformed&form=${form}`] as const),
];

function faultLinks(visitor: Visitor, screen: string, call: string): Html {
  const next = encodeURIComponent(screenUrl(visitor, screen));
  const items = faults.map(([words, query]) => {
    return html`<li><a href="/sandbox/arm?call=${call}&orderId=${visitor.id}&${query}&next=${next}">${words}</a></li>`;
  });
  return html`<section class="card"><h2>${call}, at ${screen.split('?')[0]}</h2><ul class="links">${items}</ul></section>`;
}

/** Returns a borrower's page: links that inject a fault into the next requests of a call and open its screen. */
export async function borrowerPage({ database, pagesPath }: Service, orderId: string): Promise<Response> {
  const db = database.reader;
  const loan = await readLoan(db, orderId);
  const [offer] = await db.select().from(offers).where(eq(offers.orderId, orderId));
  const who = loan?.order ?? offer;
  if (!who) return noPage();
  const { borrowerName, mobilePhone, productId, story, userId } = who;
  const sessionId = await sessionOfBorrower(db, userId);
  const visitor = { id: orderId, mobilePhone, productId, userId, sessionId, pagesPath };
  const screens: readonly ScreenCalls[] = [
    ...(offer?.pushedAt === '' ? [offerCalls(offer)] : []),
    ['/bindBank', ['readBankForm', 'bindCard']],
    ...(loan ? orderCalls(loan) : []),
  ];
  return page(
    `${orderId} · ${borrowerName}`,
    html`<p>${story}</p>
<p><a href="/sandbox/">All borrowers</a></p>
<p><a href="/sandbox/phone/${userId}">Messages on the phone</a></p>
<form method="post" action="/sandbox/reset?orderId=${orderId}">
<button class="button plain">Begin this borrower anew</button></form>
${screens.map(([screen, calls]) => calls.map((call) => faultLinks(visitor, screen, call)))}`,
  );
}

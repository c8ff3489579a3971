import { html } from 'hono/html';
import { malformedForms } from '../faults/faultSpec.ts';
import type { Service } from '../service.ts';
import { findBorrower } from './findBorrower.ts';
import { type Screen, screenUrl, type Visitor } from './links.ts';
import { type Html, page, problemPage } from './page.ts';

/** The calls that faults are offered for, and the screen that makes each. */
const mainCalls = [
  { call: 'readOrder', path: '/loanDetail' },
  { call: 'readPeriodPlan', path: '/repay' },
  { call: 'readDelayPlan', path: '/repayDelay' },
  { call: 'generatePayCode', path: '/repay' },
  { call: 'readComplaintStart', path: '/complaint' },
  { call: 'uploadEvidence', path: '/complaint' },
  { call: 'saveComplaint', path: '/complaint' },
  { call: 'listComplaints', path: '/complaintList' },
  { call: 'readComplaint', path: '/complaintList' },
  { call: 'rateService', path: '/complaintList' },
  { call: 'readContactInfo', path: '/customerService' },
] as const;

const offers: readonly { readonly words: string; readonly query: string }[] = [
  { words: 'Answer after 8 seconds', query: 'fault=delay&ms=8000' },
  { words: 'No answer at all', query: 'fault=hang' },
  { words: 'Connection lost before', query: 'fault=drop' },
  { words: 'Connection lost twice', query: 'fault=drop&times=2' },
  { words: 'Done, but the answer is lost', query: 'fault=lose' },
  { words: 'Refused', query: 'fault=refuse&code=5000' },
  { words: 'HTTP 502', query: 'fault=status&status=502' },
  ...malformedForms.map((form) => ({ words: `Not an envelope: ${form}`, query: `fault=malformed&form=${form}` })),
];

function faultLinks(order: Visitor, call: string, screen: Screen): Html {
  const next = encodeURIComponent(screenUrl(order, screen));
  const items = offers.map(({ words, query }) => {
    return html`<li><a href="/sandbox/arm?call=${call}&orderId=${order.id}&${query}&next=${next}">${words}</a></li>`;
  });
  return html`<section class="card"><h2>${call}, at ${screen.path}</h2><ul class="links">${items}</ul></section>`;
}

/** One borrower: the faults of the main calls, each a link that arms it once and opens the screen. */
export async function borrowerPage({ database, pagesPath }: Service, orderId: string): Promise<Response> {
  const order = await findBorrower(database.reader, orderId);
  if (order === null) return problemPage('No such borrower', 'The sandbox has no order of this number.', 404);
  return page(
    `${order.id} · ${order.borrowerName}`,
    html`<p>${order.story}</p>
<p><a href="/sandbox/">All borrowers</a></p>
<p><a href="/sandbox/phone/${order.userId}">Messages on the phone</a></p>
<form method="post" action="/sandbox/reset?orderId=${order.id}">
<button class="button plain">Begin this borrower anew</button></form>
${[...order.loanCalls, ...(order.hasOrder ? mainCalls : [])].map((each) => faultLinks({ ...order, pagesPath }, each.call, each))}`,
  );
}

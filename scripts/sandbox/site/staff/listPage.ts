import { html } from 'hono/html';
import { complaintTypes, titleIn } from '../../complaints/complaintTypes.ts';
import { complaintsForStaff } from '../../complaints/staffDesk.ts';
import type { Queries } from '../../database/openDatabase.ts';
import { en } from '../../texts/en.ts';
import { say } from '../../texts/texts.ts';
import { page } from '../page.ts';

function row({
  id,
  answeredAt,
  at,
  type,
  content,
  orderId,
  writer,
}: Awaited<ReturnType<typeof complaintsForStaff>>[number]) {
  const about = orderId === '' ? 'no order' : `order ${orderId}`;
  const [kind, state] = answeredAt === '' ? ['bad', 'Waiting'] : ['good', 'Answered'];
  return html`<li class="card">
<h2><a href="/sandbox/staff/${id}">${id} · ${say(titleIn(complaintTypes, type), en)}</a></h2>
<p class="excerpt">${content}</p>
<p class="soft"><span class="${kind}">${state}</span> · ${at.slice(0, -3)}<br>${writer}, ${about}</p>
</li>`;
}

/** Returns the staff's list of complaints, of all borrowers or of `userId`: unanswered ones first, then newest first. */
export async function staffListPage(db: Queries, { userId = '' }: Readonly<Record<string, string>>): Promise<Response> {
  const found = await complaintsForStaff(db, userId);
  const everybody = userId && html`<li><a href="/sandbox/staff">Complaints of everybody</a></li>`;
  return page(
    userId === '' ? 'Complaints' : `Complaints of user ${userId}`,
    html`<p>Here the lender’s service staff answer what borrowers wrote.</p>
<ul class="links"><li><a href="/sandbox/">All borrowers</a></li>${everybody}</ul>
<form method="post" action="/sandbox/staff/sign-out"><button class="button plain">Sign out</button></form>
${found.length === 0 ? html`<p class="card">There is no complaint here.</p>` : html`<ul class="rows">${found.map(row)}</ul>`}`,
  );
}

import { html } from 'hono/html';
import { complaintTypes, titleIn } from '../../complaints/complaintTypes.ts';
import { countComplaints, PAGE_SIZE, pageOfComplaints, type StaffFilter } from '../../complaints/staffDesk.ts';
import type { Queries } from '../../database/openDatabase.ts';
import { asWholeNumber } from '../../http/fields.ts';
import { en } from '../../texts/en.ts';
import { say } from '../../texts/texts.ts';
import { type Html, page } from '../page.ts';

const shows = [
  ['all', 'All'],
  ['waiting', 'Waiting'],
  ['answered', 'Answered'],
] as const;

function listUrl({ userId, show }: StaffFilter, pageNumber = 1): string {
  const query = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(userId !== '' && { userId }),
    ...(pageNumber > 1 && { page: String(pageNumber) }),
  }).toString();
  return `/sandbox/staff${query && `?${query}`}`;
}

async function tabs(db: Queries, filter: StaffFilter): Promise<Html> {
  const items = shows.map(async ([show, name]) => {
    const current = show === filter.show ? html` aria-current="page"` : '';
    const count = await countComplaints(db, { ...filter, show });
    return html`<li><a href="${listUrl({ ...filter, show })}"${current}>${name} (${count})</a></li>`;
  });
  return html`<nav aria-label="Which complaints"><ul class="links">${await Promise.all(items)}</ul></nav>`;
}

function row({
  id,
  answeredAt,
  at,
  type,
  content,
  orderId,
  writer,
}: Awaited<ReturnType<typeof pageOfComplaints>>[number]) {
  const about = orderId === '' ? 'no order' : `order ${orderId}`;
  const [kind, state] = answeredAt === '' ? ['bad', 'Waiting'] : ['good', 'Answered'];
  return html`<li class="card">
<h2><a href="/sandbox/staff/${id}">${id} · ${say(titleIn(complaintTypes, type), en)}</a></h2>
<p class="excerpt">${content}</p>
<p class="soft"><span class="${kind}">${state}</span> · ${at.slice(0, -3)}<br>${writer}, ${about}</p>
</li>`;
}

function paging(filter: StaffFilter, number: number, isFull: boolean): Html | '' {
  if (number === 1 && !isFull) return '';
  const link = (to: number, words: string) => html`<li><a href="${listUrl(filter, to)}">${words}</a></li>`;
  const newer = number > 1 ? link(number - 1, 'Page before') : '';
  const older = isFull ? link(number + 1, 'Next page') : '';
  return html`<nav aria-label="Pages"><ul class="links">${newer}${older}</ul></nav>`;
}

/** The staff's list of complaints: those that wait first, newest first. */
export async function staffListPage(db: Queries, query: Readonly<Record<string, string>>): Promise<Response> {
  const { userId = '' } = query;
  const filter = { userId, show: shows.find(([show]) => show === query['show'])?.[0] ?? 'all' };
  const number = Math.max(1, asWholeNumber(query['page']) ?? 1);
  const found = await pageOfComplaints(db, filter, number);
  const everybody = userId && html`<li><a href="/sandbox/staff">Complaints of everybody</a></li>`;
  return page(
    userId === '' ? 'Complaints' : `Complaints of user ${userId}`,
    html`<p>Here the lender’s service staff answer what borrowers wrote.</p>
<ul class="links"><li><a href="/sandbox/">All borrowers</a></li>${everybody}</ul>
<form method="post" action="/sandbox/staff/sign-out"><button class="button plain">Sign out</button></form>
${await tabs(db, filter)}
${found.length === 0 ? html`<p class="card">There is no complaint here.</p>` : html`<ul class="rows">${found.map(row)}</ul>`}
${paging(filter, number, found.length === PAGE_SIZE)}`,
  );
}

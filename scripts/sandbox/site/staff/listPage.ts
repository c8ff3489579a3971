import { html } from 'hono/html';
import { complaintTypes, titleIn } from '../../complaints/complaintTypes.ts';
import { countComplaints, namesOf, PAGE_SIZE, pageOfComplaints, type StaffFilter } from '../../complaints/staffDesk.ts';
import type { Queries } from '../../database/openDatabase.ts';
import type { Complaint } from '../../database/schema.ts';
import { asWholeNumber } from '../../http/fields.ts';
import { en } from '../../texts/en.ts';
import { say } from '../../texts/texts.ts';
import { type Html, page } from '../page.ts';

type Query = Readonly<Record<string, string>>;
type Show = StaffFilter['show'];

const shows: readonly Show[] = ['all', 'waiting', 'answered'];
const showNames: Readonly<Record<Show, string>> = { all: 'All', waiting: 'Waiting', answered: 'Answered' };

const showIn = (query: Query): Show => shows.find((show) => show === query['show']) ?? 'all';

function listUrl({ userId, show }: StaffFilter, pageNumber = 1): string {
  const query = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(userId !== '' && { userId }),
    ...(pageNumber > 1 && { page: String(pageNumber) }),
  }).toString();
  return `/sandbox/staff${query && `?${query}`}`;
}

async function tabs(db: Queries, filter: StaffFilter): Promise<Html> {
  const counts = await Promise.all(shows.map((show) => countComplaints(db, { ...filter, show })));
  const items = shows.map((show, index) => {
    const current = show === filter.show ? html` aria-current="page"` : '';
    return html`<li><a href="${listUrl({ ...filter, show })}"${current}>${showNames[show]} (${counts[index]})</a></li>`;
  });
  return html`<nav aria-label="Which complaints"><ul class="links">${items}</ul></nav>`;
}

const stateOf = ({ answeredAt }: Complaint): Html =>
  answeredAt === '' ? html`<span class="bad">Waiting</span>` : html`<span class="good">Answered</span>`;

function row(complaint: Complaint, name: string): Html {
  const { id, at, type, content, orderId } = complaint;
  const about = orderId === '' ? 'no order' : `order ${orderId}`;
  return html`<li class="card">
<h2><a href="/sandbox/staff/${id}">${id} · ${say(titleIn(complaintTypes, type), en)}</a></h2>
<p class="excerpt">${content}</p>
<p class="soft">${stateOf(complaint)} · ${at.slice(0, -3)}<br>${name}, ${about}</p>
</li>`;
}

function paging(filter: StaffFilter, number: number, isFull: boolean): Html | '' {
  if (number === 1 && !isFull) return '';
  const link = (to: number, words: string) => html`<li><a href="${listUrl(filter, to)}">${words}</a></li>`;
  const newer = number > 1 ? link(number - 1, 'Page before') : '';
  const older = isFull ? link(number + 1, 'Next page') : '';
  return html`<nav aria-label="Pages"><ul class="links">${newer}${older}</ul></nav>`;
}

function pagesAbove({ userId }: StaffFilter): Html {
  const everybody = userId === '' ? '' : html`<li><a href="/sandbox/staff">Complaints of everybody</a></li>`;
  return html`<ul class="links"><li><a href="/sandbox/">All borrowers</a></li>${everybody}</ul>
<form method="post" action="/sandbox/staff/sign-out"><button class="button plain">Sign out</button></form>`;
}

/** The staff's list of complaints: those that wait first, newest first. */
export async function staffListPage(db: Queries, query: Query): Promise<Response> {
  const filter = { userId: query['userId'] ?? '', show: showIn(query) };
  const number = Math.max(1, asWholeNumber(query['page']) ?? 1);
  const found = await pageOfComplaints(db, filter, number);
  const names = await namesOf(
    db,
    found.map(({ userId }) => userId),
  );
  const rows = found.map((complaint) => row(complaint, names.get(complaint.userId) ?? `user ${complaint.userId}`));
  return page(
    filter.userId === '' ? 'Complaints' : `Complaints of user ${filter.userId}`,
    html`<p>Here the lender’s service staff answer what borrowers wrote.</p>
${pagesAbove(filter)}${await tabs(db, filter)}
${rows.length === 0 ? html`<p class="card">There is no complaint here.</p>` : html`<ul class="rows">${rows}</ul>`}
${paging(filter, number, found.length === PAGE_SIZE)}`,
  );
}

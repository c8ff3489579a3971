import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { html } from 'hono/html';
import { collectionSubtypes, complaintTypes, titleIn } from '../calls/complaints.ts';
import { evidenceUrl } from '../complaints/evidence.ts';
import { inTransaction } from '../database/openDatabase.ts';
import { type Complaint, complaints } from '../database/schema.ts';
import { badRequest } from '../http/envelope.ts';
import { asWholeNumber, readForm } from '../http/fields.ts';
import { timeText } from '../loan/dates.ts';
import type { Service } from '../service.ts';
import { type Html, noPage, page, seeOther } from './page.ts';

const STAFF = '/sandbox/staff';

/** The maximum length of an answer, in UTF-16 code units, like the `maxlength` of a textarea. */
const LONGEST_REPLY = 2000;

function card(complaint: Complaint): Html {
  const { answeredAt, at, content, id, images, orderId, reply, score, subtype, type, userId } = complaint;
  const pictures = images.map((name, index) => html` <a href="${evidenceUrl('', name)}">Image ${index + 1}</a>`);
  return html`<section class="card" id="complaint-${id}">
<h2>${id} · ${titleIn(complaintTypes, type)} ${titleIn(collectionSubtypes, subtype)}</h2>
<p class="soft"><span class="${answeredAt ? 'good' : 'bad'}">${answeredAt ? 'Answered' : 'Waiting'}</span> · ${at},
user ${userId}, order ${orderId || 'none'}. ${score > 0 && `Rated with ${score} of 5.`}</p>
<p class="typed">${content}</p><p>${pictures}</p>
<form method="post" action="${STAFF}/${id}"><label for="reply-${id}">Answer</label>
<textarea id="reply-${id}" name="reply" maxlength="${LONGEST_REPLY}" required>${reply}</textarea>
<label><input type="checkbox" name="asksForRating"${complaint.asksForRating && html` checked`}> Ask the borrower to rate it</label>
<button class="button">Send</button></form></section>`;
}

/** Returns the text of an answer, trimmed, with \n line ends: a form sends \r\n. */
function replyIn(form: FormData): string {
  const reply = String(form.get('reply') ?? '')
    .replaceAll('\r\n', '\n')
    .trim();
  if (reply === '' || reply.length > LONGEST_REPLY) throw badRequest(`An answer has 1 to ${LONGEST_REPLY} characters.`);
  return reply;
}

/** Creates the routes where the lender's service staff read and answer complaints. The browser asks for the password. */
export function staffRoutes({ database, now, staffPassword }: Service): Hono {
  const routes = new Hono();
  const askForPassword = basicAuth({ username: 'staff', password: staffPassword });
  routes.use(STAFF, askForPassword);
  routes.use(`${STAFF}/*`, askForPassword);
  routes.get(STAFF, async () => {
    const waitingFirst = [desc(eq(complaints.answeredAt, '')), desc(complaints.at), desc(complaints.id)];
    const all = await database.reader
      .select()
      .from(complaints)
      .orderBy(...waitingFirst);
    return page('Complaints', html`<p><a href="/sandbox/">All borrowers</a></p>${all.map(card)}`);
  });
  routes.post(`${STAFF}/:id`, async (c) => {
    const id = asWholeNumber(c.req.param('id')) ?? -1;
    const form = await readForm(c.req.raw);
    const answer = { reply: replyIn(form), asksForRating: form.has('asksForRating'), answeredAt: timeText(now()) };
    const found = await inTransaction(database, (tx) => tx.update(complaints).set(answer).where(eq(complaints.id, id)));
    return found.rowsAffected === 1 ? seeOther(`${STAFF}#complaint-${id}`) : noPage();
  });
  return routes;
}

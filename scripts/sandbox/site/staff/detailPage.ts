import { html } from 'hono/html';
import { collectionSubtypes, complaintTypes, titleIn } from '../../complaints/complaintTypes.ts';
import { evidenceUrl, MAX_IMAGES } from '../../complaints/evidence.ts';
import { LONGEST_REPLY, type StaffView } from '../../complaints/staffDesk.ts';
import type { Complaint } from '../../database/schema.ts';
import { en } from '../../texts/en.ts';
import { say } from '../../texts/texts.ts';
import { type Html, page } from '../page.ts';

function pictures(names: readonly string[], of: string): Html | '' {
  if (names.length === 0) return '';
  const items = names.map((name, index) => {
    const url = evidenceUrl('', name);
    const words = `${of}, image ${index + 1} of ${names.length}`;
    return html`<li><a href="${url}"><img src="${url}" alt="${words}" width="90" height="120" loading="lazy"></a></li>`;
  });
  return html`<ul class="pictures">${items}</ul>`;
}

function asked({ complaint, order }: StaffView): Html {
  const { at, content, images, orderId, subtype, type, userId } = complaint;
  const facts = [
    ['Borrower', order?.borrowerName ?? `user ${userId}`],
    ['Order', orderId || 'none'],
    ['Type', say(titleIn(complaintTypes, type), en)],
    ['Sub-type', say(titleIn(collectionSubtypes, subtype), en)],
    ['Received', at.slice(0, -3)],
  ].filter(([, value]) => value !== '');
  return html`<section class="card"><h2>What the borrower wrote</h2>
<p class="typed">${content}</p>
${pictures(images, 'From the borrower')}
<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`;
}

function ratingText({ asksForRating, score }: Complaint): string {
  if (score > 0) return `The borrower rated this with ${score} of 5.`;
  return asksForRating ? 'The borrower is asked to rate this.' : 'No rating is asked for.';
}

function answered(complaint: Complaint): Html | '' {
  const { answeredAt, reply, replyImages } = complaint;
  if (answeredAt === '') return '';
  return html`<section class="card"><h2>The answer</h2>
${reply && html`<p class="typed">${reply}</p>`}
${pictures(replyImages, 'From the staff')}
<p class="soft">Sent ${answeredAt.slice(0, -3)}. ${ratingText(complaint)}</p></section>`;
}

function ratingBox({ asksForRating, score }: Complaint): Html {
  // The borrower has rated already and is not asked again; the hidden field keeps `asksForRating` set.
  if (score > 0) return html`<input type="hidden" name="asksForRating" value="1">`;
  return html`<label class="check"><input type="checkbox" name="asksForRating" value="1"${asksForRating ? html` checked` : ''}>
Ask the borrower to rate the service</label>`;
}

function answerForm(complaint: Complaint, typed: string): Html {
  const isAgain = complaint.answeredAt !== '';
  const warning = isAgain && html`<p class="soft">A new answer takes the place of this one and of its images.</p>`;
  // The HTML parser drops a newline directly after the textarea tag, so this one protects a newline at the start of `typed`.
  return html`<form class="card" method="post" enctype="multipart/form-data" action="/sandbox/staff/${complaint.id}">
<h2>${isAgain ? 'Answer again' : 'Answer'}</h2>${warning || ''}
<p><label for="reply">Answer to the borrower</label>
<textarea id="reply" name="reply" maxlength="${LONGEST_REPLY}">
${typed}</textarea></p>
<label for="images">Images, at most ${MAX_IMAGES}, 5 MB each and 8 MB together</label>
<input id="images" name="images" type="file" multiple accept="image/jpeg,image/png,image/webp,image/gif">
${ratingBox(complaint)}
<button class="button">Send the answer</button></form>`;
}

/** The result of the staff's last action (`sent` or `refused`), and the text in the form. */
interface Step {
  readonly sent?: string;
  readonly refused?: string;
  readonly typed: string;
}

/**
 * Returns the page of a complaint, with the form to answer it. It has no link into the app, because that would give the borrower's
 * session to the staff.
 */
export function staffDetailPage(view: StaffView, { refused, sent, typed }: Step, status = 200): Promise<Response> {
  const { complaint } = view;
  return page(
    `Complaint ${complaint.id}`,
    html`<ul class="links"><li><a href="/sandbox/staff">All complaints</a></li>
<li><a href="/sandbox/staff?userId=${complaint.userId}">Of this borrower</a></li></ul>
${sent && html`<p class="good" role="status">${sent}</p>`}${refused && html`<p class="bad" role="alert">${refused}</p>`}
${asked(view)}
${answered(complaint)}${answerForm(complaint, typed)}`,
    status,
  );
}

import { eq } from 'drizzle-orm';
import { complaints, evidence } from '../database/complaintTables.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { badRequest } from '../http/refusal.ts';
import { timeText } from '../loan/dates.ts';
import { type Evidence, examine, MAX_IMAGES, STAFF } from './evidence.ts';
import type { StaffView } from './staffStore.ts';

/** The longest answer, in UTF-16 units, as the staff's text box counts. */
export const LONGEST_REPLY = 2000;

/** The text of an answer; a form sends every line's end as two characters. */
export function replyIn(form: FormData): string {
  const reply = form.get('reply');
  return typeof reply === 'string' ? reply.replaceAll('\r\n', '\n').trim() : '';
}

/** A browser sends one file without a name where none was chosen. */
function filesIn(form: FormData): File[] {
  return form.getAll('images').filter((value) => typeof value !== 'string' && value.name !== '') as File[];
}

async function imagesIn(form: FormData, orderId: string, nowMs: number): Promise<Evidence[]> {
  const files = filesIn(form);
  if (files.length > MAX_IMAGES) throw badRequest(`An answer takes at most ${MAX_IMAGES} images.`);
  const contents = await Promise.all(files.map((file) => file.arrayBuffer()));
  return contents.map((content) => examine(new Uint8Array(content), { userId: STAFF, orderId }, nowMs));
}

/** Answers a complaint, in place of an earlier answer; refuses one that says and shows nothing. */
export async function answerComplaint(
  database: Database,
  { complaint }: StaffView,
  form: FormData,
  nowMs: number,
): Promise<void> {
  const reply = replyIn(form);
  const images = await imagesIn(form, complaint.orderId, nowMs);
  if (reply === '' && images.length === 0) throw badRequest('Please write an answer, or choose an image.');
  if (reply.length > LONGEST_REPLY) throw badRequest(`The answer is longer than ${LONGEST_REPLY} characters.`);
  const answer = { reply, replyImages: images.map(({ name }) => name), asksForRating: form.has('asksForRating') };
  await inTransaction(database, async (tx) => {
    if (images.length > 0) await tx.insert(evidence).values(images);
    await tx
      .update(complaints)
      .set({ ...answer, answeredAt: timeText(nowMs) })
      .where(eq(complaints.id, complaint.id));
  });
}

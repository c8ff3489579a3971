import { ordersOf } from '../complaints/complaintStore.ts';
import {
  COLLECTION,
  collectionSubtypes,
  complaintTypes,
  isInCollection,
  titleIn,
} from '../complaints/complaintTypes.ts';
import { evidenceNames, evidenceUrl, examine, MAX_IMAGES, requireOwnImages } from '../complaints/evidence.ts';
import type { Queries } from '../database/openDatabase.ts';
import { complaints, evidence, type Order } from '../database/schema.ts';
import { badRequest, refusal } from '../http/refusal.ts';
import { timeText } from '../loan/dates.ts';
import { type Call, requiredText, textOf } from './call.ts';

/** In UTF-16 code units, like the `maxlength` of a textarea. */
const LONGEST_TEXT = 200;

/** Returns the text as the borrower wrote it, not trimmed; refuses one that is blank or too long. */
function contentOf(call: Call): string {
  const text = call.body['problemDetail'];
  if (typeof text !== 'string' || text.trim() === '') throw badRequest(({ refusals }) => refusals.noContent);
  if (text.length > LONGEST_TEXT) throw badRequest(`The text is longer than ${LONGEST_TEXT} characters.`);
  return text;
}

function imagesOf(call: Call): string[] {
  const urls = textOf(call, 'problemImage');
  const names = urls === '' ? [] : evidenceNames(call.origin, urls.split(','));
  if (names.length > MAX_IMAGES) throw badRequest(`A complaint takes at most ${MAX_IMAGES} images.`);
  return names;
}

/** Returns the order that the complaint is about, if it names one; refuses one that is not this borrower's. */
async function orderOf(call: Call, tx: Queries): Promise<Order | undefined> {
  const orderNo = textOf(call, 'orderNo');
  const order = (await ordersOf(call, tx)).find(({ id }) => id === orderNo);
  if (!order && orderNo !== '') throw refusal('orderUnknown');
  return order;
}

function typesOf(call: Call, order: Order | undefined) {
  const type = requiredText(call, 'problemType');
  if (titleIn(complaintTypes, type) === '') throw badRequest('There is no such type of complaint.');
  if (type !== String(COLLECTION)) return { type, subtype: '' };
  if (!order || !isInCollection(order.status)) throw refusal('notInCollection');
  const subtype = requiredText(call, 'problemSonType');
  if (titleIn(collectionSubtypes, subtype) === '') throw badRequest('There is no such sub-type of complaint.');
  return { type, subtype };
}

/** Stores a complaint. Two identical requests without an idempotency key make two complaints. */
export async function saveComplaint(call: Call, tx: Queries): Promise<null> {
  const order = await orderOf(call, tx);
  const images = imagesOf(call);
  await requireOwnImages(tx, images, call.borrowerId);
  const unanswered = { answeredAt: '', reply: '', replyImages: [], asksForRating: false, score: 0 };
  await tx.insert(complaints).values({
    ...unanswered,
    ...typesOf(call, order),
    at: timeText(call.nowMs),
    userId: call.borrowerId,
    orderId: order?.id ?? '',
    content: contentOf(call),
    images,
  });
  return null;
}

/** Stores an image for a complaint that has not been sent yet. @returns its URL. */
export async function uploadEvidence(call: Call, tx: Queries) {
  const file = call.body['problemImage'];
  if (!(file instanceof Blob)) throw badRequest('Please send one image in the field problemImage.');
  const image = examine(new Uint8Array(await file.arrayBuffer()), call.borrowerId);
  await tx.insert(evidence).values(image);
  return { url: evidenceUrl(call.origin, image.name) };
}

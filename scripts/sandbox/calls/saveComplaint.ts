import { type NewComplaint, ordersOf, unanswered } from '../complaints/complaintStore.ts';
import {
  COLLECTION,
  collectionSubtypes,
  complaintTypes,
  isInCollection,
  titleIn,
} from '../complaints/complaintTypes.ts';
import { claimEvidence, evidenceNames, evidenceUrl, examine, MAX_IMAGES } from '../complaints/evidence.ts';
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
  if (text.length > LONGEST_TEXT) throw badRequest(({ refusals }) => refusals.contentTooLong(LONGEST_TEXT));
  return text;
}

function imagesOf(call: Call): string[] {
  const urls = textOf(call, 'problemImage');
  const names = urls === '' ? [] : evidenceNames(call.origin, urls.split(','));
  if (names.length > MAX_IMAGES) throw badRequest(({ refusals }) => refusals.tooManyImages(MAX_IMAGES));
  return names;
}

/** Returns the order that the complaint is about, if it names one; refuses one that is not this borrower's. */
async function orderOf(call: Call, tx: Queries): Promise<Order | undefined> {
  const orderNo = textOf(call, 'orderNo');
  const order = (await ordersOf(call, tx)).find(({ id }) => id === orderNo);
  if (!order && orderNo !== '') throw refusal('orderUnknown');
  return order;
}

function typesOf(call: Call, order: Order | undefined): Pick<NewComplaint, 'type' | 'subtype'> {
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
  const complaint: NewComplaint = {
    at: timeText(call.nowMs),
    userId: call.borrowerId,
    orderId: order?.id ?? '',
    ...typesOf(call, order),
    content: contentOf(call),
    images: imagesOf(call),
  };
  await claimEvidence(tx, complaint.images, complaint);
  await tx.insert(complaints).values({ ...complaint, ...unanswered });
  return null;
}

/** Stores an image for a complaint that has not been sent yet. @returns its URL. */
export async function uploadEvidence(call: Call, tx: Queries) {
  const file = call.body['problemImage'];
  if (!(file instanceof Blob)) throw badRequest('Please send one image in the field problemImage.');
  const owner = { userId: call.borrowerId, orderId: call.query['orderId'] ?? '' };
  const image = examine(new Uint8Array(await file.arrayBuffer()), owner, call.nowMs);
  await tx.insert(evidence).values(image);
  return { url: evidenceUrl(call.origin, image.name) };
}

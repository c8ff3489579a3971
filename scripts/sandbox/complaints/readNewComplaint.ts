import { type Call, requiredText, textOf } from '../calls/call.ts';
import type { Order } from '../database/schema.ts';
import { badRequest, Refusal, refusalCodes } from '../http/refusal.ts';
import { timeText } from '../loan/dates.ts';
import { orderUnknown } from '../session/requireBorrower.ts';
import type { Complainant } from './complainant.ts';
import type { NewComplaint } from './complaintStore.ts';
import { COLLECTION, collectionSubtypes, complaintTypes, isInCollection, isOneOf } from './complaintTypes.ts';
import { evidenceNames, MAX_IMAGES } from './evidence.ts';

/** In UTF-16 units, as a page's text box counts. */
const LONGEST_TEXT = 200;

/** The text just as it was written, with the blanks and lines around it. */
function contentOf(call: Call): string {
  const text = call.body['problemDetail'];
  if (typeof text !== 'string' || text.trim() === '') {
    throw badRequest(({ refusals }) => refusals.noContent);
  }
  if (text.length > LONGEST_TEXT) throw badRequest(({ refusals }) => refusals.contentTooLong(LONGEST_TEXT));
  return text;
}

function imagesOf(call: Call): string[] {
  const urls = textOf(call, 'problemImage');
  const names = urls === '' ? [] : evidenceNames(call.origin, urls.split(','));
  if (names.length > MAX_IMAGES) throw badRequest(({ refusals }) => refusals.tooManyImages(MAX_IMAGES));
  return names;
}

/** The order that the complaint is about, which may be none; refuses one that is not this borrower's. */
function orderOf(call: Call, complainant: Complainant): Order | null {
  const orderNo = textOf(call, 'orderNo');
  if (orderNo === '') return null;
  const order = complainant.orders.find(({ id }) => id === orderNo);
  if (order === undefined) throw orderUnknown();
  return order;
}

function typesOf(call: Call, order: Order | null): Pick<NewComplaint, 'type' | 'subtype'> {
  const type = requiredText(call, 'problemType');
  if (!isOneOf(complaintTypes, type)) throw badRequest('There is no such type of complaint.');
  if (type !== String(COLLECTION)) return { type, subtype: '' };
  if (order === null || !isInCollection(order.status)) {
    throw new Refusal(refusalCodes.notInCollection, ({ refusals }) => refusals.notInCollection);
  }
  const subtype = requiredText(call, 'problemSonType');
  if (!isOneOf(collectionSubtypes, subtype)) throw badRequest('There is no such sub-type of complaint.');
  return { type, subtype };
}

/** Reads a complaint as it is sent, its images by name; refuses what breaks a rule. */
export function readNewComplaint(call: Call, complainant: Complainant): NewComplaint {
  const order = orderOf(call, complainant);
  return {
    at: timeText(call.nowMs),
    userId: complainant.userId,
    orderId: order?.id ?? '',
    ...typesOf(call, order),
    content: contentOf(call),
    images: imagesOf(call),
  };
}

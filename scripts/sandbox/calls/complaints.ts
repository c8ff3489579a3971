import { and, asc, desc, eq } from 'drizzle-orm';
import { evidenceNames, evidenceUrl, examine, MAX_IMAGES, requireOwnImages } from '../complaints/evidence.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Complaint, complaints, evidence, type Order, orders } from '../database/schema.ts';
import { badRequest, refusal } from '../http/envelope.ts';
import { asWholeNumber } from '../http/fields.ts';
import { dayIso, timeText } from '../loan/dates.ts';
import { describeOrder, detailRows, productLogo } from '../loan/describeOrder.ts';
import { readLoan } from '../loan/loan.ts';
import { texts } from '../texts.ts';
import { type Call, requiredText, textOf } from './call.ts';

const { complaints: titles } = texts;

/** A type or sub-type of complaint, as the API has it. */
interface ComplaintType {
  readonly value: number;
  readonly title: string;
}

/** The only type with sub-types; it requires an order in collection. */
const COLLECTION = 1;

/** The types of complaints. */
const complaintTypes: readonly ComplaintType[] = [
  { value: COLLECTION, title: titles.collection },
  { value: 2, title: titles.repayment },
  { value: 3, title: titles.fees },
  { value: 4, title: titles.notReceived },
  { value: 5, title: titles.app },
  { value: 6, title: titles.other },
];

/** The sub-types of a complaint about collection. */
const collectionSubtypes: readonly ComplaintType[] = [
  { value: 11, title: titles.rudeWords },
  { value: 12, title: titles.calls },
  { value: 13, title: titles.contacted },
  { value: 14, title: titles.privateAccount },
  { value: 15, title: titles.other },
];

/** Returns whether an order of this status accepts a complaint about collection. */
const isInCollection = (status: number): boolean => status === 174 || status === 180;

/** Returns the title of a stored type or sub-type; '' if it is unknown. */
const titleIn = (types: readonly ComplaintType[], value: string): string =>
  types.find((each) => String(each.value) === value)?.title ?? '';

/** Returns the calling borrower's orders. */
const ordersOf = ({ borrowerId }: Call, db: Queries): Promise<Order[]> =>
  db.select().from(orders).where(eq(orders.userId, borrowerId)).orderBy(asc(orders.id));

/** Returns all complaints of the calling borrower, newest first. */
const complaintsOf = ({ borrowerId }: Call, db: Queries): Promise<Complaint[]> =>
  db
    .select()
    .from(complaints)
    .where(eq(complaints.userId, borrowerId))
    .orderBy(desc(complaints.at), desc(complaints.id));

/** Returns the complaint that a call names. Refuses an unknown one and another borrower's with the same code. */
export async function requireOwn(call: Call, db: Queries): Promise<Complaint> {
  const id = asWholeNumber(requiredText(call, 'problemId')) ?? -1;
  const own = and(eq(complaints.id, id), eq(complaints.userId, call.borrowerId));
  const [complaint] = await db.select().from(complaints).where(own);
  if (!complaint) throw refusal('complaintUnknown');
  return complaint;
}

/** Returns the borrower's complaints in two tabs, the open ones and the answered ones, each newest first. */
export async function listComplaints(call: Call, db: Queries) {
  const own = await complaintsOf(call, db);
  const tab = (title: string, isAnswered: boolean) => ({
    title,
    list: own
      .filter(({ answeredAt }) => (answeredAt !== '') === isAnswered)
      .map(({ id, at, type, content }) => ({ id, time: at, type: titleIn(complaintTypes, type), content })),
  });
  return { tabs: [tab(titles.waiting, false), tab(titles.answered, true)] };
}

/** Returns one of the borrower's complaints with the staff's answer. */
export async function readComplaint(call: Call, db: Queries) {
  const complaint = await requireOwn(call, db);
  const urls = (names: readonly string[]) => names.map((name) => evidenceUrl(call.origin, name));
  return {
    type: titleIn(complaintTypes, complaint.type),
    sonType: titleIn(collectionSubtypes, complaint.subtype),
    problemId: complaint.id,
    content: complaint.content,
    images: urls(complaint.images),
    disposeDetail: complaint.reply,
    disposeImages: urls(complaint.replyImages),
    isNeedScore: Number(complaint.asksForRating && complaint.score === 0),
  };
}

/** Returns the options of a complaint: types, sub-types, all of the borrower's orders, and the requested one if it is theirs. */
export async function readComplaintStart(call: Call, db: Queries) {
  const { nowMs, origin } = call;
  const own = await ordersOf(call, db);
  const loans = (await Promise.all(own.map(({ id }) => readLoan(db, id)))).filter((loan) => loan !== null);
  const orderList = loans.map((loan) => ({
    orderNo: loan.order.id,
    productLogo: productLogo(loan.order, origin),
    productName: loan.order.productName,
    status: describeOrder(loan).title,
    isShow: Number(isInCollection(loan.order.status)),
    list: detailRows(loan, dayIso(nowMs)).map(({ text, value }) => ({ title: text, value })),
  }));
  return {
    problemType: complaintTypes,
    problemSonType: collectionSubtypes,
    orderDetail: orderList.find(({ orderNo }) => orderNo === textOf(call, 'orderId')) ?? null,
    orderList,
  };
}

/** In UTF-16 code units, like the `maxlength` of a textarea. */
const LONGEST_TEXT = 200;

/** Returns the text as the borrower wrote it, not trimmed; refuses one that is blank or too long. */
function contentOf(call: Call): string {
  const text = call.body['problemDetail'];
  if (typeof text !== 'string' || text.trim() === '') throw badRequest('Please fill in your comments and suggestions');
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

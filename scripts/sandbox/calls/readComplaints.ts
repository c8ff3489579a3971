import { complaintsOf, numbersFor, ordersOf, requireOwn } from '../complaints/complaintStore.ts';
import {
  type ComplaintType,
  collectionSubtypes,
  complaintTypes,
  isInCollection,
  titleIn,
} from '../complaints/complaintTypes.ts';
import { evidenceUrl } from '../complaints/evidence.ts';
import type { Queries } from '../database/openDatabase.ts';
import { dayIso } from '../loan/dates.ts';
import { describeOrder, detailRows } from '../loan/describeOrder.ts';
import { readLoan } from '../loan/findLoan.ts';
import { productLogo } from '../loan/productLogo.ts';
import { sampleWords } from '../texts/texts.ts';
import { type Call, textOf } from './call.ts';

/** Returns the borrower's complaints in two tabs, the open ones and the answered ones, each newest first. */
export async function listComplaints(call: Call, db: Queries) {
  const wire = numbersFor(await ordersOf(call, db));
  const own = await complaintsOf(call, db);
  const { answered, waiting } = call.texts.complaints;
  const tab = (title: string, isAnswered: boolean) => ({
    title,
    list: own
      .filter(({ answeredAt }) => (answeredAt !== '') === isAnswered)
      .map(({ id, at, type, content }) => ({ id: wire(id), time: at, type: titleIn(complaintTypes, type), content })),
  });
  return { tabs: [tab(waiting, false), tab(answered, true)] };
}

/** Returns one of the borrower's complaints with the staff's answer. */
export async function readComplaint(call: Call, db: Queries) {
  const wire = numbersFor(await ordersOf(call, db));
  const complaint = await requireOwn(call, db);
  const urls = (names: readonly string[]) => names.map((name) => evidenceUrl(call.origin, name));
  return {
    type: titleIn(complaintTypes, complaint.type),
    sonType: titleIn(collectionSubtypes, complaint.subtype),
    problemId: wire(complaint.id),
    content: complaint.content,
    images: urls(complaint.images),
    disposeDetail: sampleWords(complaint.reply),
    disposeImages: urls(complaint.replyImages),
    isNeedScore: wire(complaint.asksForRating && complaint.score === 0 ? 1 : 0),
  };
}

/** Returns the options of a complaint: types, sub-types, all of the borrower's orders, and the requested one if it is theirs. */
export async function readComplaintStart(call: Call, db: Queries) {
  const { nowMs, origin } = call;
  const own = await ordersOf(call, db);
  const wire = numbersFor(own);
  const loans = (await Promise.all(own.map(({ id }) => readLoan(db, id)))).filter((loan) => loan !== null);
  const orderList = loans.map((loan) => ({
    orderNo: loan.order.id,
    productLogo: productLogo(loan.order, origin),
    productName: loan.order.productName,
    status: describeOrder(loan).title,
    isShow: wire(isInCollection(loan.order.status) ? 1 : 0),
    list: loan.order.traits.hasNoComplaintRows
      ? []
      : detailRows(loan, dayIso(nowMs)).map(({ text, value }) => ({ title: text, value })),
  }));
  const wireTypes = (types: readonly ComplaintType[]) =>
    types.map(({ value, title }) => ({ value: wire(value), title }));
  return {
    problemType: wireTypes(complaintTypes),
    problemSonType: wireTypes(collectionSubtypes),
    orderDetail: orderList.find(({ orderNo }) => orderNo === textOf(call, 'orderId')) ?? null,
    orderList,
  };
}

import { complaintsOf, ordersOf, requireOwn } from '../complaints/complaintStore.ts';
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
import { describeOrder, detailRows, productLogo } from '../loan/describeOrder.ts';
import { readLoan } from '../loan/findLoan.ts';
import { type Call, textOf } from './call.ts';

/** Returns the borrower's complaints in two tabs, the open ones and the answered ones, each newest first. */
export async function listComplaints(call: Call, db: Queries) {
  const own = await complaintsOf(call, db);
  const { answered, waiting } = call.texts.complaints;
  const tab = (title: string, isAnswered: boolean) => ({
    title,
    list: own
      .filter(({ answeredAt }) => (answeredAt !== '') === isAnswered)
      .map(({ id, at, type, content }) => ({ id, time: at, type: titleIn(complaintTypes, type, call.texts), content })),
  });
  return { tabs: [tab(waiting, false), tab(answered, true)] };
}

/** Returns one of the borrower's complaints with the staff's answer. */
export async function readComplaint(call: Call, db: Queries) {
  const complaint = await requireOwn(call, db);
  const urls = (names: readonly string[]) => names.map((name) => evidenceUrl(call.origin, name));
  return {
    type: titleIn(complaintTypes, complaint.type, call.texts),
    sonType: titleIn(collectionSubtypes, complaint.subtype, call.texts),
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
  const { nowMs, origin, texts } = call;
  const own = await ordersOf(call, db);
  const loans = (await Promise.all(own.map(({ id }) => readLoan(db, id)))).filter((loan) => loan !== null);
  const orderList = loans.map((loan) => ({
    orderNo: loan.order.id,
    productLogo: productLogo(loan.order, origin),
    productName: loan.order.productName,
    status: describeOrder(loan, texts).title,
    isShow: Number(isInCollection(loan.order.status)),
    list: detailRows(loan, dayIso(nowMs), texts).map(({ text, value }) => ({ title: text, value })),
  }));
  const wireTypes = (types: readonly ComplaintType[]) =>
    types.map(({ value, name }) => ({ value, title: texts.complaints[name] }));
  return {
    problemType: wireTypes(complaintTypes),
    problemSonType: wireTypes(collectionSubtypes),
    orderDetail: orderList.find(({ orderNo }) => orderNo === textOf(call, 'orderId')) ?? null,
    orderList,
  };
}

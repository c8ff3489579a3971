import { type Complainant, findComplainant, wireNumber } from '../complaints/complainant.ts';
import {
  type ComplaintType,
  collectionSubtypes,
  complaintTypes,
  isInCollection,
} from '../complaints/complaintTypes.ts';
import { dayIso } from '../loan/dates.ts';
import { describeOrder, detailRows } from '../loan/describeOrder.ts';
import { type Loan, readLoan } from '../loan/findLoan.ts';
import { productLogo } from '../loan/productLogo.ts';
import { type Call, textOf } from './call.ts';

const wireTypes = (types: readonly ComplaintType[], complainant: Complainant) =>
  types.map(({ value, title }) => ({ value: wireNumber(value, complainant), title }));

function wireRows(loan: Loan, todayIso: string) {
  if (loan.order.traits.hasNoComplaintRows === true) return [];
  return detailRows(loan, todayIso).map(({ text, value }) => ({ title: text, value }));
}

function wireOrder(loan: Loan, complainant: Complainant, { origin, nowMs }: Call) {
  return {
    orderNo: loan.order.id,
    productLogo: productLogo(loan.order, origin),
    productName: loan.order.productName,
    status: describeOrder(loan).title,
    isShow: wireNumber(isInCollection(loan.order.status) ? 1 : 0, complainant),
    list: wireRows(loan, dayIso(nowMs)),
  };
}

async function loansOf(complainant: Complainant, { database }: Call): Promise<Loan[]> {
  const loans = await Promise.all(complainant.orders.map(({ id }) => readLoan(database.reader, id)));
  return loans.filter((loan) => loan !== null);
}

/** What a complaint can be about: the types, the order that is asked for if it is the borrower's own, and all of theirs. */
export async function readComplaintStart(call: Call) {
  const complainant = await findComplainant(call, call.database.reader);
  const loans = await loansOf(complainant, call);
  const orderList = loans.map((loan) => wireOrder(loan, complainant, call));
  return {
    problemType: wireTypes(complaintTypes, complainant),
    problemSonType: wireTypes(collectionSubtypes, complainant),
    orderDetail: orderList.find(({ orderNo }) => orderNo === textOf(call, 'orderId')) ?? null,
    orderList,
  };
}

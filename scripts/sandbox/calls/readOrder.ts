import { and, eq } from 'drizzle-orm';
import { isBoundForLoan } from '../bank/accounts.ts';
import type { Queries } from '../database/openDatabase.ts';
import { ledger, type Offer, type Order } from '../database/schema.ts';
import { dayIso } from '../loan/dates.ts';
import { describeOrder, detailRows, productLogo } from '../loan/describeOrder.ts';
import { offeredOrderFacts, orderFacts } from '../loan/facts.ts';
import { findLoan } from '../loan/loan.ts';
import { findOfferedOrder } from '../offer/offers.ts';
import { texts } from '../texts.ts';
import type { Call } from './call.ts';
import { recommendedProducts } from './failedLogin.ts';

async function popups(db: Queries, { id, traits }: Order) {
  const rating = and(eq(ledger.orderId, id), eq(ledger.kind, 'rateStore'), eq(ledger.outcome, '00'));
  const asksForScore = traits.asksForScore && !(await db.$count(ledger, rating));
  const asksForCard = traits.asksForCard === true && !(await isBoundForLoan(db, id));
  return {
    isScore: asksForScore ? '1' : '0',
    reyMsg: traits.withdrawMessage ?? '',
    KindTipsMsg: traits.kindTips ?? '',
    cardNeedPop: Number(asksForCard),
    cardPopTitle: asksForCard ? texts.cardPopup.title : '',
    cardPopMsg: asksForCard ? texts.cardPopup.message : '',
  };
}

/** Builds the response for an order whose offer the borrower has not confirmed yet: without any details of a loan. */
const offeredOrder = async (db: Queries, offer: Offer) => ({
  orderStatus: 100,
  noticeStatusText: texts.statusTitles.offered,
  noticeDesText: texts.statusDescriptions.offered,
  productName: offer.productName,
  productLogo: '',
  userOrderDetail: { detail: [] },
  recProducts: [],
  inside: 0,
  facts: await offeredOrderFacts(db, offer),
});

/** Returns the details of an order. */
export async function readOrder(call: Call, db: Queries) {
  const { nowMs, origin } = call;
  const offer = await findOfferedOrder(call, db);
  if (offer) return offeredOrder(db, offer);
  const loan = await findLoan(call, db);
  const { order } = loan;
  const { h5Path, recommends, redirectPath, telephone = '' } = order.traits;
  const { title, description } = describeOrder(loan);
  return {
    orderStatus: order.status,
    noticeStatusText: title,
    noticeDesText: description,
    productName: order.productName,
    productLogo: productLogo(order, origin),
    userOrderDetail: { detail: detailRows(loan, dayIso(nowMs)) },
    recProducts: recommends ? recommendedProducts(call) : [],
    inside: 0,
    h5Url: h5Path ? origin + h5Path : '',
    isDelay: Number(order.isDelay),
    telephone,
    playeduL: redirectPath ? origin + redirectPath : '',
    facts: await orderFacts(db, loan, dayIso(nowMs)),
    ...(await popups(db, order)),
  };
}

import { eq } from 'drizzle-orm';
import { isBoundForLoan } from '../bank/accounts.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Offer, type Order, storeRatings } from '../database/schema.ts';
import { dayIso } from '../loan/dates.ts';
import { describeOrder, detailRows } from '../loan/describeOrder.ts';
import { findLoan } from '../loan/findLoan.ts';
import { wireCents, wireFlag } from '../loan/money.ts';
import { productLogo } from '../loan/productLogo.ts';
import { findOfferedOrder } from '../offer/offers.ts';
import type { Texts } from '../texts/en.ts';
import { sampleWords } from '../texts/texts.ts';
import type { Call } from './call.ts';
import { recommendedProducts } from './failedLogin.ts';

async function popups(db: Queries, { id, traits }: Order) {
  const asksForScore = traits.asksForScore && !(await db.$count(storeRatings, eq(storeRatings.orderId, id)));
  const asksForCard = traits.asksForCard === true && !(await isBoundForLoan(db, id));
  return {
    isScore: asksForScore ? '1' : '0',
    reyMsg: sampleWords(traits.withdrawMessage ?? ''),
    KindTipsMsg: sampleWords(traits.kindTips ?? ''),
    cardNeedPop: wireFlag(asksForCard, traits),
    cardPopTitle: asksForCard ? ({ cardPopup: { title } }: Texts) => title : '',
    cardPopMsg: asksForCard ? ({ cardPopup: { message } }: Texts) => message : '',
  };
}

/** Builds the response for an order whose offer the borrower has not confirmed yet: without any details of a loan. */
const offeredOrder = ({ productName, terms }: Offer) => ({
  orderStatus: wireCents(100, terms),
  noticeStatusText: ({ statusTitles }: Texts) => statusTitles.offered,
  noticeDesText: ({ statusDescriptions }: Texts) => statusDescriptions.offered,
  productName,
  productLogo: '',
  userOrderDetail: { detail: [] },
  recProducts: [],
  inside: 0,
});

/** Returns the details of an order. */
export async function readOrder(call: Call, db: Queries) {
  const { nowMs, origin } = call;
  const offer = await findOfferedOrder(call, db);
  if (offer) return offeredOrder(offer);
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
    recProducts: recommends ? recommendedProducts(origin) : [],
    inside: 0,
    h5Url: h5Path ? origin + h5Path : '',
    isDelay: wireFlag(order.isDelay, order.traits),
    telephone,
    playeduL: redirectPath ? origin + redirectPath : '',
    ...(await popups(db, order)),
  };
}

import { eq } from 'drizzle-orm';
import { isBoundForLoan } from '../bank/accounts.ts';
import type { Offer } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Order, storeRatings } from '../database/schema.ts';
import { dayIso } from '../loan/dates.ts';
import { describeOrder, detailRows } from '../loan/describeOrder.ts';
import { findLoan } from '../loan/findLoan.ts';
import { wireFlag } from '../loan/money.ts';
import { productLogo } from '../loan/productLogo.ts';
import { recommendedProducts } from '../loan/recommendedProducts.ts';
import { findOfferedOrder } from '../offer/findOffer.ts';
import type { OrderTraits } from '../seed/borrowerSeed.ts';
import type { Texts } from '../texts/en.ts';
import { sampleWords } from '../texts/texts.ts';
import type { Call } from './call.ts';

const absolute = (path: string | undefined, origin: string): string => (path === undefined ? '' : origin + path);

async function isRated(db: Queries, order: Order): Promise<boolean> {
  const rows = await db.select().from(storeRatings).where(eq(storeRatings.orderId, order.id)).limit(1);
  return rows.length > 0;
}

function cardPopup(traits: OrderTraits, isBound: boolean) {
  const isAsked = traits.asksForCard === true && !isBound;
  return {
    cardNeedPop: wireFlag(isAsked, traits),
    cardPopTitle: isAsked ? ({ cardPopup: { title } }: Texts) => title : '',
    cardPopMsg: isAsked ? ({ cardPopup: { message } }: Texts) => message : '',
  };
}

async function popups(db: Queries, order: Order) {
  const { traits } = order;
  const asksForScore = traits.asksForScore === true && !(await isRated(db, order));
  return {
    isScore: asksForScore ? '1' : '0',
    reyMsg: sampleWords(traits.withdrawMessage ?? ''),
    KindTipsMsg: sampleWords(traits.kindTips ?? ''),
    ...cardPopup(traits, await isBoundForLoan(db, order.id)),
  };
}

/** An order whose loan still waits for its borrower's word: it can be looked at, and shows no loan. */
const offeredOrder = ({ productName, terms }: Offer) => ({
  orderStatus: terms.sendsText === true ? '100' : 100,
  noticeStatusText: ({ statuses }: Texts) => statuses.offered.title,
  noticeDesText: ({ statuses }: Texts) => statuses.offered.description,
  productName,
  productLogo: '',
  userOrderDetail: { detail: [] },
  recProducts: [],
  inside: 0,
});

/** Order details. */
export async function readOrder(call: Call) {
  const offer = await findOfferedOrder(call, call.database.reader);
  if (offer !== null) return offeredOrder(offer);
  const loan = await findLoan(call, call.database.reader);
  const { order } = loan;
  const { title, description } = describeOrder(loan);
  return {
    orderStatus: order.status,
    noticeStatusText: title,
    noticeDesText: description,
    productName: order.productName,
    productLogo: productLogo(order, call.origin),
    userOrderDetail: { detail: detailRows(loan, dayIso(call.nowMs)) },
    recProducts: order.traits.recommends === true ? recommendedProducts(call.origin) : [],
    inside: 0,
    h5Url: absolute(order.traits.h5Path, call.origin),
    isDelay: wireFlag(order.isDelay, order.traits),
    telephone: order.traits.telephone ?? '',
    playeduL: absolute(order.traits.redirectPath, call.origin),
    ...(await popups(call.database.reader, order)),
  };
}

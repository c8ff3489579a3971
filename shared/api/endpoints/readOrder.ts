import { currencySign, money, orderRows } from '../../brand/current.ts';
import { withRows } from '../../domain/factRows.ts';
import { orderFacts } from '../../domain/orderFacts.ts';
import { type DataOf, list, required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { flag, imageUrl, row, text, webUrl } from '../fields.ts';
import { type OrderKey, orderFields, orderRoute } from './orderKey.ts';
import { product } from './products.ts';

const order = shape(
  {
    // Without a status it is unknown which actions the order allows.
    /** The status of the order: 170 to be repaid, 174 due soon, 180 overdue, 200 settled; others are the service’s own. It decides which buttons the page has; the texts for it come from the service. */
    status: ['orderStatus', required(text)],
    /** The status in words, as a heading. */
    statusText: ['noticeStatusText', text],
    /** What the status means for the borrower, below the heading. */
    statusDescription: ['noticeDesText', text],
    /** The name of the loan product. */
    productName: text,
    /** The logo of the loan product. */
    productLogo: imageUrl,
    /** Rows of details, in the order in which they are shown. */
    details: ['userOrderDetail.detail', list(row)],
    /** Other products that the service recommends. */
    recommended: ['recProducts', list(product)],
    /** Where ‘Borrow Again’ and ‘Withdraw Now’ lead; without it to the start page. */
    nextUrl: ['h5Url', webUrl],
    /** Whether the order can be rolled over. Read in the status 174 and 180. */
    isDelayable: ['isDelay', flag],
    /** The telephone of the service for this order; without it the brand’s own. */
    phone: ['telephone', text],
    /** Whether the page asks the borrower to rate the app. */
    asksForScore: ['isScore', flag],
    /** Where the page goes at once, instead of showing the order. Not read in the status 21. */
    redirectUrl: ['playeduL', webUrl],
    /** The text of the prompt to withdraw a loan; without it there is no prompt. */
    withdrawMessage: ['reyMsg', text],
    /** The text of a prompt with a tip, until the borrower goes on to repay in this session; without it there is no prompt. */
    tips: ['KindTipsMsg', text],
    /** Whether the page asks the borrower to bind a bank account. */
    cardNeedPop: flag,
    /** The title of the prompt to bind a bank account. Read if `cardNeedPop` is 1. */
    cardPopTitle: text,
    /** The text of the prompt to bind a bank account. Read if `cardNeedPop` is 1. */
    cardPopMsg: text,
    facts: orderFacts,
  },
  ({ cardNeedPop, cardPopTitle, cardPopMsg, ...order }) => ({
    ...order,
    bankPrompt: cardNeedPop ? { title: cardPopTitle, message: cardPopMsg } : undefined,
    facts: withRows(order.facts, order.details, orderRows, { sign: currencySign, style: money }),
  }),
);

/** An order as the borrower sees it. The links are not checked yet: see `checkLink`. */
export type Order = DataOf<typeof order>;

/** An order that may differ from the session's. `product_id` is the other spelling of `productId`, and may have another value. */
export interface NamedOrder extends OrderKey {
  readonly product_id?: string | undefined;
}

/** Reads an order. The outcome is `unknown` if the response has no status. A spelling of the product that the input lacks is taken from the session. */
export const readOrder: Endpoint<NamedOrder, Order> = {
  ...orderRoute,
  payload: ({ product_id, ...order }) => ({
    ...orderFields(order),
    ...(product_id && {
      /** Optional: the same as `productId`, in its other spelling. */
      product_id,
    }),
  }),
  parse: order,
};

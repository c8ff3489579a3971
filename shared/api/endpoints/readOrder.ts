import type { Endpoint } from '../endpoint.ts';
import { parseFlag, parseImageUrl, parseList, parseRecord, parseText } from '../parse.ts';
import type { OrderKey } from './orderKey.ts';
import { type Product, readProduct } from './products.ts';
import { type Row, readRow } from './rows.ts';

/** An order as the borrower sees it. `status` is the service's code as a string; the links are not checked yet: see `checkLink`. */
export interface Order {
  readonly status: string;
  readonly statusText: string;
  readonly statusDescription: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly details: readonly Row[];
  readonly recommended: readonly Product[];
  /** The address to which 'Borrow Again' and 'Withdraw Now' lead. */
  readonly nextUrl: string;
  readonly isDelayable: boolean;
  readonly phone: string;
  readonly asksForScore: boolean;
  /** The address to which the page redirects instead of showing the order. */
  readonly redirectUrl: string;
  readonly withdrawMessage: string;
  readonly tips: string;
  readonly bankPrompt: { readonly title: string; readonly message: string } | undefined;
}

const parse = (data: unknown): Order | undefined => {
  const raw = parseRecord(data);
  const status = parseText(raw['orderStatus']);
  // Without a status it is unknown which actions the order allows.
  if (!status) return undefined;
  return {
    status,
    statusText: parseText(raw['noticeStatusText']),
    statusDescription: parseText(raw['noticeDesText']),
    productName: parseText(raw['productName']),
    productLogo: parseImageUrl(raw['productLogo']),
    details: parseList(parseRecord(raw['userOrderDetail'])['detail'], readRow),
    recommended: parseList(raw['recProducts'], readProduct),
    nextUrl: parseText(raw['h5Url']).trim(),
    isDelayable: parseFlag(raw['isDelay']),
    phone: parseText(raw['telephone']).trim(),
    asksForScore: parseFlag(raw['isScore']),
    redirectUrl: parseText(raw['playeduL']).trim(),
    withdrawMessage: parseText(raw['reyMsg']).trim(),
    tips: parseText(raw['KindTipsMsg']).trim(),
    bankPrompt: parseFlag(raw['cardNeedPop'])
      ? { title: parseText(raw['cardPopTitle']), message: parseText(raw['cardPopMsg']) }
      : undefined,
  };
};

/** An order that may differ from the session's. `product_id` is the other spelling of `productId`, and may have another value. */
export interface NamedOrder extends OrderKey {
  readonly product_id?: string | undefined;
}

/** Reads an order. The outcome is `unknown` if the response has no status. A spelling of the product that the input lacks is taken from the session. */
export const readOrder: Endpoint<NamedOrder, Order> = {
  name: 'readOrder',
  client: 'standard',
  method: 'GET',
  path: '/v3/loan-details/loan-details',
  payload: ({ productId, orderId, product_id }) => ({ productId, orderId, ...(product_id && { product_id }) }),
  parse,
};

import { readOrder as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { flag, list, picture, record, text } from '../parse.ts';
import { type OrderKey, orderFields } from './orderKey.ts';
import { type Product, readProduct } from './products.ts';
import { type Row, readRow } from './rows.ts';

/** An order as the borrower sees it. `status` is the service's code as text; links are still to be judged. */
export interface Order {
  readonly status: string;
  readonly statusText: string;
  readonly statusDescription: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly details: readonly Row[];
  readonly recommended: readonly Product[];
  /** Where 'Borrow Again' and 'Withdraw Now' lead. */
  readonly nextUrl: string;
  readonly isDelayable: boolean;
  readonly phone: string;
  readonly asksForScore: boolean;
  /** Where the page goes instead of showing the order. */
  readonly redirectUrl: string;
  readonly withdrawMessage: string;
  readonly tips: string;
  readonly bankPrompt: { readonly title: string; readonly message: string } | undefined;
}

const parse = (data: unknown): Order | undefined => {
  const raw = record(data);
  const status = text(raw['orderStatus']);
  // Without a status nobody can say what may be done with the order.
  if (!status) return undefined;
  return {
    status,
    statusText: text(raw['noticeStatusText']),
    statusDescription: text(raw['noticeDesText']),
    productName: text(raw['productName']),
    productLogo: picture(raw['productLogo']),
    details: list(record(raw['userOrderDetail'])['detail'], readRow),
    recommended: list(raw['recProducts'], readProduct),
    nextUrl: text(raw['h5Url']),
    isDelayable: flag(raw['isDelay']),
    phone: text(raw['telephone']),
    asksForScore: flag(raw['isScore']),
    redirectUrl: text(raw['playeduL']),
    withdrawMessage: text(raw['reyMsg']),
    tips: text(raw['KindTipsMsg']),
    bankPrompt: flag(raw['cardNeedPop'])
      ? { title: text(raw['cardPopTitle']), message: text(raw['cardPopMsg']) }
      : undefined,
  };
};

/** Reads an order. Unknown where the answer has no status. */
export const readOrder: Endpoint<OrderKey, Order> = {
  entry,
  payload: orderFields,
  parse,
};

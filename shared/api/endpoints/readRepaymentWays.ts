import { waysFacts } from '../../domain/orderFacts.ts';
import { type DataOf, like, list, required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { code, id, idText, imageUrl, text } from '../fields.ts';
import { parseId } from '../parse.ts';
import { type OrderKey, orderIdFields } from './orderKey.ts';

const card = shape({
  /** Identifies the card; no two cards have the same. */
  id: required(id),
  /** The bank’s name. */
  bankName: text,
  /** The number as it is shown, all but its last digits hidden. As text. */
  cardNo: idText,
  /** Identifies the bank. It is sent back unchanged. */
  bankCode: like(code, (value) => parseId(value) ?? ''),
});

const wallet = shape({
  /** The wallet’s name. */
  name: required(text),
  /** The wallet’s logo. */
  logo: imageUrl,
});

const ways = shape({
  /** The e-wallet that the order can be paid with; null if there is none. */
  wallet: ['alipay', wallet],
  // Without a token the wallet still works; whether a payment by card does, the service decides.
  /** A token that is sent back with a payment by card. */
  repayToken: like(id, (value) => parseId(value) ?? ''),
  /** The bank cards that the borrower has bound. */
  cards: ['bankCards', list(card)],
  facts: waysFacts,
});

/** A bank card of the borrower. `cardNo` is in the service's own format for display; id and code are sent back unchanged. */
export type BankCard = DataOf<typeof card>;

/** The ways to repay an order. The token is sent back unchanged with a payment by card. */
export type RepaymentWays = DataOf<typeof ways>;

/** Reads the ways to repay an order. */
export const readRepaymentWays: Endpoint<Pick<OrderKey, 'orderId'>, RepaymentWays> = {
  name: 'readRepaymentWays',
  client: 'standard',
  method: 'POST',
  path: '/v2/{svc}/service/loan/repayment-way',
  payload: orderIdFields,
  parse: ways,
};

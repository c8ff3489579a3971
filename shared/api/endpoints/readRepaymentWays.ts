import { readRepaymentWays as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { idText, type Key, list, parseId, picture, record, text } from '../parse.ts';
import { objectOf } from './objects.ts';
import type { OrderKey } from './orderKey.ts';

/** A bank card bound to the borrower. `cardNo` is as the service shows it, and the id goes back as it came. */
export interface BankCard {
  readonly id: Key;
  readonly bankName: string;
  readonly cardNo: string;
  readonly bankCode: string;
}

/** How an order can be repaid. The token goes back with a payment by card. */
export interface RepaymentWays {
  readonly wallet: { readonly name: string; readonly logo: string } | undefined;
  readonly repayToken: string;
  readonly cards: readonly BankCard[];
}

const readCard = (item: unknown): BankCard | undefined => {
  const raw = record(item);
  const id = parseId(raw['id']);
  return id !== undefined
    ? { id, bankName: text(raw['bankName']), cardNo: idText(raw['cardNo']), bankCode: text(raw['bankCode']) }
    : undefined;
};

const readWallet = (value: unknown): RepaymentWays['wallet'] => {
  const raw = record(value);
  const name = text(raw['name']);
  return name ? { name, logo: picture(raw['logo']) } : undefined;
};

const parse = (data: unknown): RepaymentWays | undefined => {
  const raw = objectOf(data);
  return (
    raw && {
      wallet: readWallet(raw['alipay']),
      // Without a token the wallet still works, and whether a card does is the service's to say.
      repayToken: idText(raw['repayToken']),
      cards: list(raw['bankCards'], readCard),
    }
  );
};

/** Reads how an order can be repaid. */
export const readRepaymentWays: Endpoint<Pick<OrderKey, 'orderId'>, RepaymentWays> = {
  entry,
  payload: ({ orderId }) => ({ orderId }),
  parse,
};

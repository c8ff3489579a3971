import type { Endpoint } from '../endpoint.ts';
import { type Key, parseId, parseIdText, parseImageUrl, parseList, parseRecord, parseText } from '../parse.ts';
import { objectOf } from './objects.ts';
import type { OrderKey } from './orderKey.ts';

/** A bank card bound to the borrower. `cardNo` is as the service shows it; id and code go back as they came. */
export interface BankCard {
  readonly id: Key;
  readonly bankName: string;
  readonly cardNo: string;
  readonly bankCode: Key;
}

/** How an order can be repaid. The token goes back, as it came, with a payment by card. */
export interface RepaymentWays {
  readonly wallet: { readonly name: string; readonly logo: string } | undefined;
  readonly repayToken: Key;
  readonly cards: readonly BankCard[];
}

const readCard = (item: unknown): BankCard | undefined => {
  const raw = parseRecord(item);
  const id = parseId(raw['id']);
  return id !== undefined
    ? {
        id,
        bankName: parseText(raw['bankName']),
        cardNo: parseIdText(raw['cardNo']),
        bankCode: parseId(raw['bankCode']) ?? '',
      }
    : undefined;
};

const readWallet = (value: unknown): RepaymentWays['wallet'] => {
  const raw = parseRecord(value);
  const name = parseText(raw['name']);
  return name ? { name, logo: parseImageUrl(raw['logo']) } : undefined;
};

const parse = (data: unknown): RepaymentWays | undefined => {
  const raw = objectOf(data);
  return (
    raw && {
      wallet: readWallet(raw['alipay']),
      // Without a token the wallet still works, and whether a card does is the service's to say.
      repayToken: parseId(raw['repayToken']) ?? '',
      cards: parseList(raw['bankCards'], readCard),
    }
  );
};

/** Reads how an order can be repaid. */
export const readRepaymentWays: Endpoint<Pick<OrderKey, 'orderId'>, RepaymentWays> = {
  name: 'readRepaymentWays',
  client: 'standard',
  method: 'POST',
  path: '/v2/{svc}/service/loan/repayment-way',
  payload: ({ orderId }) => ({ orderId }),
  parse,
};

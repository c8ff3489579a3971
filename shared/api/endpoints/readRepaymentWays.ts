import type { Endpoint } from '../endpoint.ts';
import { type Key, parseId, parseIdText, parseImageUrl, parseList, parseRecord, parseText } from '../parse.ts';
import { objectOf } from './objects.ts';
import type { OrderKey } from './orderKey.ts';

/** A bank card of the borrower. `cardNo` is in the service's own format for display; id and code are sent back unchanged. */
export interface BankCard {
  readonly id: Key;
  readonly bankName: string;
  readonly cardNo: string;
  readonly bankCode: Key;
}

/** The ways to repay an order. The token is sent back unchanged with a payment by card. */
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
      // Without a token the wallet still works; whether a payment by card does, the service decides.
      repayToken: parseId(raw['repayToken']) ?? '',
      cards: parseList(raw['bankCards'], readCard),
    }
  );
};

/** Reads the ways to repay an order. */
export const readRepaymentWays: Endpoint<Pick<OrderKey, 'orderId'>, RepaymentWays> = {
  name: 'readRepaymentWays',
  client: 'standard',
  method: 'POST',
  path: '/v2/{svc}/service/loan/repayment-way',
  payload: ({ orderId }) => ({ orderId }),
  parse,
};

import type { Amount } from '../../domain/money.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Key, parseRecord, parseText } from '../parse.ts';
import { type OrderKey, orderFields } from './orderKey.ts';

/** The amount to be paid, and the channel. The amount is sent unchanged, as it is in the plan. */
export interface PayCodeWish extends OrderKey {
  readonly amount: Amount;
  /** Unchanged from the plan, too. */
  readonly channelNumber: Key;
  readonly isRollover: boolean;
}

/** Requests a code at a channel. The response is the address of the channel's page, which the app checks before it opens it. */
export const generatePayCode: Endpoint<PayCodeWish, { readonly payUrl: string }> = {
  name: 'generatePayCode',
  client: 'standard',
  method: 'POST',
  path: '/v3/loan-details/generate-vcode',
  payload: ({ amount, channelNumber, isRollover, ...order }) => ({
    ...orderFields(order),
    amount,
    channelNumber,
    ...(isRollover && { isDelay: 1 }),
  }),
  parse: (data) => {
    const payUrl = parseText(parseRecord(data)['payUrl']);
    return payUrl ? { payUrl } : undefined;
  },
};

import type { Amount } from '../../domain/money.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Key, parseRecord, parseText } from '../parse.ts';
import { type OrderKey, orderFields } from './orderKey.ts';

/** What is to be paid and where. The amount goes out exactly as the plan gave it. */
export interface PayCodeWish extends OrderKey {
  readonly amount: Amount;
  /** As the plan gave it, too. */
  readonly channelNumber: Key;
  readonly isRollover: boolean;
}

/** Asks for a code at a channel; the response is the address of the channel's page, still to be judged. */
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

import type { Amount } from '../../domain/money.ts';
import { required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { webUrl } from '../fields.ts';
import type { Key } from '../parse.ts';
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
  isBinding: true,
  payload: ({ amount, channelNumber, isRollover, ...order }) => ({
    ...orderFields(order),
    /** What is paid, in cents, unchanged from the plan: `repayAmount`, or `delayAmount` of a rollover. */
    amount,
    /** The chosen channel, by `channel_number` of the plan. */
    channelNumber,
    ...(isRollover && {
      /** Optional: sent, as 1, only if the code is for a rollover. */
      isDelay: 1,
    }),
  }),
  parse: shape({
    /** The page with the code at the channel. It has to be http(s), at a host of the brand’s list. */
    payUrl: required(webUrl),
  }),
};

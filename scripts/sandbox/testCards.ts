import type { Sandbox } from './createSandbox.ts';
import { callFor, type Envelope } from './testBorrower.ts';

/** A card as the ways to repay list it. */
interface ListedCard {
  readonly id: number | string;
  readonly bankName: string;
  readonly cardNo: string;
  readonly bankCode: string;
}

/** The ways to repay, as an answer's data. */
export interface Ways {
  readonly alipay: { readonly name: string; readonly logo: string } | null;
  readonly repayToken: string;
  readonly bankCards: readonly ListedCard[];
}

/** A card of nobody's yet, as the form for binding one is sent. */
export const soundCard = {
  ...{ product_id: '2001', cardType: '1', payChannel: '90006', birthDay: '2000-01-31' },
  ...{ bankCode: 'SMB', bankCard: '4572000000000300' },
};

/** How an order can be repaid. */
export async function waysOf(sandbox: Sandbox, orderId: string): Promise<Ways> {
  return (await callFor<Ways>(sandbox, orderId, 'readRepaymentWays')).data;
}

/** What the call that pays by card says, for the first card unless `index` names another. */
export function commitFields({ repayToken, bankCards }: Ways, amount: number | string, index = 0) {
  const { id: cardId, bankName, cardNo, bankCode } = bankCards[index] as ListedCard;
  return { amount, bankName, cardId, cardNo, bankCode, repayToken, couponId: '', sendMsg: 0 };
}

/** Pays by card as far as the code, and answers the payment's number. */
export async function beginByCard(sandbox: Sandbox, orderId: string, amount: number | string): Promise<string> {
  const fields = commitFields(await waysOf(sandbox, orderId), amount);
  const { code, data } = await callFor(sandbox, orderId, 'commitRepayment', fields);
  if (code !== '00') throw new Error(`Refused with ${code}`);
  return recordOf(data);
}

/** The payment's number in a commit's data. */
export function recordOf(data: Envelope['data']): string {
  return String(data.repayRecordId);
}

/** Confirms a payment with a code. */
export function confirmWith(sandbox: Sandbox, orderId: string, repaymentRecordId: string, verifyCode: string) {
  return callFor(sandbox, orderId, 'confirmRepayment', { repaymentRecordId, verifyCode });
}

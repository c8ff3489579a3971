import type { Sandbox } from './createSandbox.ts';
import { callFor, type DataOf } from './testBorrower.ts';

/** The ways to repay, as an answer's data. */
export type Ways = DataOf<'readRepaymentWays'>;

/** A card of nobody's yet, as the form for binding one is sent. */
export const soundCard = {
  ...{ product_id: '2001', cardType: '1', payChannel: '90006', birthDay: '2000-01-31' },
  ...{ bankCode: 'SMB', bankCard: '4572000000000300' },
};

/** How an order can be repaid. */
export async function waysOf(sandbox: Sandbox, orderId: string): Promise<Ways> {
  return (await callFor(sandbox, orderId, 'readRepaymentWays')).data;
}

/** What the call that pays by card says, for the first card unless `index` names another. */
export function commitFields({ repayToken, bankCards }: Ways, amount: number | string, index = 0) {
  const { id: cardId, bankName, cardNo, bankCode } = bankCards[index] as Ways['bankCards'][number];
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
export function recordOf(data: DataOf<'commitRepayment'>): string {
  return String(data.repayRecordId);
}

/** Confirms a payment with a code. */
export function confirmWith(sandbox: Sandbox, orderId: string, repaymentRecordId: string, verifyCode: string) {
  return callFor(sandbox, orderId, 'confirmRepayment', { repaymentRecordId, verifyCode });
}

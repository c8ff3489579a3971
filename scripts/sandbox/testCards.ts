import type { Sandbox } from './createSandbox.ts';
import { callFor, type DataOf } from './testBorrower.ts';

/** The ways to repay: the `data` of a `readRepaymentWays` response. */
export type Ways = DataOf<'readRepaymentWays'>;

/** A valid form for binding a card that nobody has bound yet. */
export const soundCard = {
  ...{ product_id: '2001', cardType: '1', payChannel: '90006', birthDay: '2000-01-31' },
  ...{ bankCode: 'SMB', bankCard: '4572000000000300' },
};

/** Returns the ways to repay an order. */
export async function waysOf(sandbox: Sandbox, orderId: string): Promise<Ways> {
  return (await callFor(sandbox, orderId, 'readRepaymentWays')).data;
}

/** Returns the body of `commitRepayment` for the card at `index`. */
export function commitFields({ repayToken, bankCards }: Ways, amount: number | string, index = 0) {
  const { id: cardId, bankName, cardNo, bankCode } = bankCards[index] as Ways['bankCards'][number];
  return { amount, bankName, cardId, cardNo, bankCode, repayToken, couponId: '', sendMsg: 0 };
}

/** Starts a payment with the first card, without confirming it. @returns its id. @throws if it is refused */
export async function beginByCard(sandbox: Sandbox, orderId: string, amount: number | string): Promise<string> {
  const fields = commitFields(await waysOf(sandbox, orderId), amount);
  const { code, data } = await callFor(sandbox, orderId, 'commitRepayment', fields);
  if (code !== '00') throw new Error(`Refused with ${code}`);
  return recordOf(data);
}

/** Returns the payment's id from the data of `commitRepayment`. */
export function recordOf(data: DataOf<'commitRepayment'>): string {
  return String(data.repayRecordId);
}

/** Confirms a payment with its verification code. */
export function confirmWith(sandbox: Sandbox, orderId: string, repaymentRecordId: string, verifyCode: string) {
  return callFor(sandbox, orderId, 'confirmRepayment', { repaymentRecordId, verifyCode });
}

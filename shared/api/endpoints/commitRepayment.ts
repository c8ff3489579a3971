import type { Amount } from '../../domain/money.ts';
import { type DataOf, like, required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { flag, id } from '../fields.ts';
import { type Key, parseText } from '../parse.ts';
import type { BankCard } from './readRepaymentWays.ts';

/** A payment by card. The amount is sent unchanged, as the page got it. */
export interface CardPayment {
  readonly amount: Amount | undefined;
  readonly card: BankCard;
  readonly couponId: string | undefined;
  readonly orderId: string | undefined;
  readonly repayToken: Key;
  /** Whether the borrower requests the code again. */
  readonly isResend: boolean;
}

// This response decides whether money moves, so only an explicit 0, or an absent like, counts as 'no code needed'.
const needsCode = (value: unknown): boolean | undefined => {
  const flagged = value === null || value === undefined ? '0' : parseText(value);
  return flagged === '1' ? true : flagged === '0' ? false : undefined;
};

const committed = shape(
  {
    /** Whether a code by SMS has to confirm the payment; 0: paid, without a code. With any other value nothing is known of the payment. */
    needsCode: ['needValid', required(like(flag, needsCode))],
    /** Identifies the payment; `confirmRepayment` sends it back. Needed if a code is. */
    recordId: ['repayRecordId', id],
  },
  // A code without a record could not be confirmed.
  (payment) => (payment.needsCode && payment.recordId === undefined ? undefined : payment),
);

/** A payment that the service has accepted: it is done, or waits for the code that was sent to the phone. */
export type CommittedRepayment = DataOf<typeof committed>;

/** Pays by card, or requests the code again. The outcome is `unknown` if the response does not say whether a code is needed. */
export const commitRepayment: Endpoint<CardPayment, CommittedRepayment> = {
  name: 'commitRepayment',
  client: 'standard',
  method: 'POST',
  path: '/v2/{svc}/service/loan/repayment-commit',
  isBinding: true,
  payload: ({ amount, card, couponId, orderId, repayToken, isResend }) => ({
    /** Optional: what is paid, in cents: `withholdingAmount` of the address, or what is due, unchanged. */
    amount,
    /** The bank of the chosen card, unchanged. */
    bankName: card.bankName,
    /** The chosen card, unchanged. */
    cardId: card.id,
    /** The number of the chosen card, unchanged: all but its last digits are hidden. */
    cardNo: card.cardNo,
    /** Optional: a coupon of the address. */
    couponId,
    /** Optional: the order of the address. */
    orderId,
    /** The token of `readRepaymentWays`; empty if there was none. */
    repayToken,
    /** The bank of the chosen card, unchanged. */
    bankCode: card.bankCode,
    /** 1 to send the code again, 0 to pay. */
    sendMsg: isResend ? 1 : 0,
  }),
  parse: committed,
};

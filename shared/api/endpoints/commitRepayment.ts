import type { Amount } from '../../domain/money.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Key, parseId, parseText } from '../parse.ts';
import { objectOf } from './objects.ts';
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

/** A payment that the service has taken: it is done, or waits for the code that was sent to the phone. */
export interface CommittedRepayment {
  readonly needsCode: boolean;
  /** The record with which the code is confirmed, unchanged; never undefined if a code is needed. */
  readonly recordId: Key | undefined;
}

// This response decides whether money moves, so only an explicit 0, or an absent field, counts as 'no code needed'.
const needsCode = (value: unknown): boolean | undefined => {
  const said = value === null || value === undefined ? '0' : parseText(value);
  return said === '1' ? true : said === '0' ? false : undefined;
};

const parse = (data: unknown): CommittedRepayment | undefined => {
  const raw = objectOf(data);
  const needed = raw && needsCode(raw['needValid']);
  const recordId = parseId(raw?.['repayRecordId']);
  // A code without a record could not be confirmed.
  return needed === undefined || (needed && recordId === undefined) ? undefined : { needsCode: needed, recordId };
};

/** Pays by card, or requests the code again. The outcome is `unknown` if the response does not say whether a code is needed. */
export const commitRepayment: Endpoint<CardPayment, CommittedRepayment> = {
  name: 'commitRepayment',
  client: 'standard',
  method: 'POST',
  path: '/v2/{svc}/service/loan/repayment-commit',
  payload: ({ amount, card, couponId, orderId, repayToken, isResend }) => ({
    amount,
    bankName: card.bankName,
    cardId: card.id,
    cardNo: card.cardNo,
    couponId,
    orderId,
    repayToken,
    bankCode: card.bankCode,
    sendMsg: isResend ? 1 : 0,
  }),
  parse,
};

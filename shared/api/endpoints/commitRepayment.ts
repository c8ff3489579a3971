import type { Amount } from '../../domain/money.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Key, parseId, parseText } from '../parse.ts';
import { objectOf } from './objects.ts';
import type { BankCard } from './readRepaymentWays.ts';

/** A payment by card. The amount goes out exactly as the page was given it. */
export interface CardPayment {
  readonly amount: Amount | undefined;
  readonly card: BankCard;
  readonly couponId: string | undefined;
  readonly orderId: string | undefined;
  readonly repayToken: Key;
  /** The borrower asks for the code once more. */
  readonly isResend: boolean;
}

/** A payment under way: it is done, or waits for the code that was sent to the phone. */
export interface CommittedRepayment {
  readonly needsCode: boolean;
  /** What the code is confirmed under, as it came; never undefined where a code is needed. */
  readonly recordId: Key | undefined;
}

// Money moves on this response, so that only a plain 'no', or silence, counts as 'no code needed'.
const needsCode = (value: unknown): boolean | undefined => {
  const said = value === null || value === undefined ? '0' : parseText(value);
  return said === '1' ? true : said === '0' ? false : undefined;
};

const parse = (data: unknown): CommittedRepayment | undefined => {
  const raw = objectOf(data);
  const needed = raw && needsCode(raw['needValid']);
  const recordId = parseId(raw?.['repayRecordId']);
  // A code that nothing can be confirmed under leads nowhere.
  return needed === undefined || (needed && recordId === undefined) ? undefined : { needsCode: needed, recordId };
};

/** Pays by card, or asks for the code again. Unknown where the response does not say what comes next. */
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

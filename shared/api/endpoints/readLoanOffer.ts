import type { Amount } from '../../domain/money.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Key, parseAmount, parseAsItCame, parseImageUrl, parseList, parseRecord, parseText } from '../parse.ts';
import { type BackQuestion, type PlannedPayment, readBackQuestion, readPlannedPayment } from './offers.ts';
import type { OrderKey } from './orderKey.ts';
import { type Row, readRow } from './rows.ts';

/** A loan that waits for the borrower's confirmation. Amount, periods and unit are sent back unchanged. */
export interface LoanOffer {
  readonly amount: Amount;
  readonly periods: Key;
  readonly termUnit: Key | undefined;
  readonly details: readonly Row[];
  readonly plan: readonly PlannedPayment[];
  readonly firstPayTime: string;
  readonly firstPeriodDay: string;
  readonly rateDescription: string;
  readonly backQuestion: BackQuestion | undefined;
  /** The address of a contract that has to be read first; empty if there is none. */
  readonly agreementUrl: string;
  readonly productLogo: string;
  readonly productName: string;
}

const parse = (data: unknown): LoanOffer | undefined => {
  const raw = parseRecord(data);
  const terms = { amount: parseAmount(raw['amount']), periods: parseAsItCame(raw['periods']) };
  // Nobody should agree to an amount or a term that the page cannot show.
  if (terms.amount === undefined || terms.periods === undefined) return undefined;
  return {
    amount: terms.amount,
    periods: terms.periods,
    // An empty one goes back as it came too.
    termUnit: raw['termUnit'] === '' ? '' : parseAsItCame(raw['termUnit']),
    details: parseList(raw['details'], readRow),
    plan: parseList(raw['repay_plans'], readPlannedPayment),
    firstPayTime: parseText(raw['firstPayTime']),
    firstPeriodDay: parseText(raw['firstPeriodDay']),
    rateDescription: parseText(raw['pRateDsc']),
    backQuestion: readBackQuestion(raw),
    agreementUrl: parseText(raw['popAgreementUrl']).trim(),
    productLogo: parseImageUrl(raw['comProductLogo']),
    productName: parseText(raw['comProductName']),
  };
};

/** Reads the loan that a product offers. The outcome is `unknown` if the response has no amount or no term. */
export const readLoanOffer: Endpoint<Pick<OrderKey, 'productId'>, LoanOffer> = {
  name: 'readLoanOffer',
  client: 'standard',
  method: 'POST',
  path: '/v3/loan-confirm/loan-detail-confirm',
  payload: ({ productId }) => ({ productId }),
  parse,
};

import type { Amount } from '../../domain/money.ts';
import type { Endpoint } from '../endpoint.ts';
import { parseAmount, parseFlag, parseImageUrl, parseList, parseRecord, parseText } from '../parse.ts';
import { type BackQuestion, type PlannedPayment, readBackQuestion, readPlannedPayment } from './offers.ts';
import type { OrderKey } from './orderKey.ts';
import { type Row, readRow } from './rows.ts';

/** A loan that waits for the borrower's confirmation, from the legacy service. The amount is sent back unchanged. */
export interface LegacyLoanOffer {
  readonly amount: Amount;
  readonly productLogo: string;
  readonly productName: string;
  readonly dueDate: string;
  readonly details: readonly Row[];
  readonly plan: readonly PlannedPayment[];
  readonly buttonText: string;
  readonly showsRupee: boolean;
  /** The text of the popup that is shown on load; empty if there is none. */
  readonly promotion: string;
  readonly backQuestion: BackQuestion | undefined;
}

const parse = (data: unknown): LegacyLoanOffer | undefined => {
  const raw = parseRecord(data);
  const offered = parseAmount(raw['amount']);
  // Nobody should agree to an amount that the page cannot show.
  if (offered === undefined) return undefined;
  return {
    amount: offered,
    productLogo: parseImageUrl(raw['productLogo']),
    productName: parseText(raw['productName']),
    dueDate: parseText(raw['repayDate']),
    details: parseList(raw['details'], readRow),
    plan: parseList(raw['repay_plans'], readPlannedPayment),
    buttonText: parseText(raw['buttonText']),
    showsRupee: parseFlag(raw['showRupee']),
    promotion: parseText(raw['popMsg']).trim(),
    backQuestion: readBackQuestion(raw),
  };
};

/** Reads the loan that a product offers. The outcome is `unknown` if the response has no amount. */
export const readLegacyLoanOffer: Endpoint<Pick<OrderKey, 'productId'>, LegacyLoanOffer> = {
  name: 'readLegacyLoanOffer',
  client: 'form',
  method: 'POST',
  path: '/older/confirm-data',
  payload: ({ productId }) => ({ productId }),
  parse,
};

import { currencySign, money, offerRows } from '../../brand/current.ts';
import { withRows } from '../../domain/factRows.ts';
import { offerFacts } from '../../domain/offerFacts.ts';
import { type DataOf, like, list, required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { cents, code, count, day, imageUrl, row, text, webUrl } from '../fields.ts';
import { parseUnchanged } from '../parse.ts';
import { backQuestion, plannedPayment } from './offers.ts';
import { type OrderKey, productFields } from './orderKey.ts';

const offer = shape(
  {
    // Nobody should agree to an amount or a term that the page cannot show.
    /** The amount of the loan. It is sent back unchanged with `pushLoan`. */
    amount: required(cents),
    /** How long the loan runs, in the unit that `termUnit` names. It is sent back unchanged. */
    periods: required(like(count, (value) => parseUnchanged(value))),
    /** What `periods` counts: 1 or ‘day’, ‘week’, ‘month’, ‘year’; days if it is missing. It is sent back unchanged, also if empty. */
    termUnit: like(code, (value) => (value === '' ? '' : parseUnchanged(value))),
    /** Rows of details, in the order in which they are shown. */
    details: list(row),
    /** The payments of the loan, the earliest first. */
    plan: ['repay_plans', list(plannedPayment)],
    /** When the first instalment is due. Shown for a loan of several instalments. */
    firstPayTime: day,
    /** How many days the first period has. Shown for a loan of several instalments. */
    firstPeriodDay: count,
    /** The interest rate in words, such as ‘0.1% a day’. */
    rateDescription: ['pRateDsc', text],
    ...backQuestion,
    facts: offerFacts,
    /** A contract that has to be seen before anything else; without it there is none. */
    agreementUrl: ['popAgreementUrl', webUrl],
    /** The logo of the loan product. */
    productLogo: ['comProductLogo', imageUrl],
    /** The name of the loan product. */
    productName: ['comProductName', text],
  },
  ({ isPopType, popTitle, popContent, ...offer }) => ({
    ...offer,
    backQuestion: isPopType ? { title: popTitle, content: popContent } : undefined,
    facts: withRows(offer.facts, offer.details, offerRows, { sign: currencySign, style: money }),
  }),
);

/** A loan that waits for the borrower's confirmation. Amount, periods and unit are sent back unchanged. */
export type LoanOffer = DataOf<typeof offer>;

/** Reads the loan that a product offers. The outcome is `unknown` if the response has no amount or no term. */
export const readLoanOffer: Endpoint<Pick<OrderKey, 'productId'>, LoanOffer> = {
  name: 'readLoanOffer',
  client: 'standard',
  method: 'POST',
  path: '/v3/loan-confirm/loan-detail-confirm',
  payload: productFields,
  parse: offer,
};

import { currencySign, money, offerRows } from '../../brand/current.ts';
import { withRows } from '../../domain/factRows.ts';
import { offerFacts } from '../../domain/offerFacts.ts';
import { type DataOf, list, required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { cents, day, flag, imageUrl, row, text } from '../fields.ts';
import { backQuestion, plannedPayment } from './offers.ts';
import { type OrderKey, productFields } from './orderKey.ts';

/** The currency sign of one market, used instead of the brand's if the service requests it. */
export const RUPEE = '₹';

const offer = shape(
  {
    // Nobody should agree to an amount that the page cannot show.
    /** The amount of the loan. It is sent back unchanged with `pushLegacyLoan`. */
    amount: required(cents),
    /** The logo of the loan product. */
    productLogo: imageUrl,
    /** The name of the loan product. */
    productName: text,
    /** The day on which the loan is due. */
    dueDate: ['repayDate', day],
    /** Rows of details, in the order in which they are shown. */
    details: list(row),
    /** The payments of the loan, the earliest first. */
    plan: ['repay_plans', list(plannedPayment)],
    /** The label of the button that takes the loan. */
    buttonText: text,
    /** Whether amounts have the sign ‘₹’, in a brand of another currency. */
    showsRupee: ['showRupee', flag],
    /** The text of a promotion that is shown at once; without it there is none. */
    promotion: ['popMsg', text],
    ...backQuestion,
    facts: offerFacts,
  },
  ({ isPopType, popTitle, popContent, ...offer }) => ({
    ...offer,
    backQuestion: isPopType ? { title: popTitle, content: popContent } : undefined,
    facts: withRows(offer.facts, offer.details, offerRows, {
      sign: offer.showsRupee ? RUPEE : currencySign,
      style: money,
    }),
  }),
);

/** A loan that waits for the borrower's confirmation, from the legacy service. The amount is sent back unchanged. */
export type LegacyLoanOffer = DataOf<typeof offer>;

/** Reads the loan that a product offers. The outcome is `unknown` if the response has no amount. */
export const readLegacyLoanOffer: Endpoint<Pick<OrderKey, 'productId'>, LegacyLoanOffer> = {
  name: 'readLegacyLoanOffer',
  client: 'form',
  method: 'POST',
  path: '/older/confirm-data',
  payload: productFields,
  parse: offer,
};

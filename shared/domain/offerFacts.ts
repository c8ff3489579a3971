import { type DataOf, orEmpty, type Reader, required, shape } from '../lib/shape.ts';
import { exactCents, exactText, wholeList } from './facts.ts';

const ofOffer = shape({
  /** What the borrower receives: the amount less any fee taken off it. Costs and rates are worked out from it alone. */
  receivedCents: ['received', exactCents],
  /** What the borrower pays back in all. */
  payBackCents: ['payBack', exactCents],
  /** The fees. One wrong entry makes the whole list absent. */
  fees: wholeList(
    shape(
      {
        /** What it is for. */
        title: exactText,
        /** How much it is. */
        amountCents: ['amount', required(exactCents)],
      },
      ({ title = '', amountCents }) => ({ title, amountCents }),
    ),
  ),
  /** The account that the loan is paid out to, masked. */
  account: exactText,
});

export type OfferFacts = Partial<DataOf<typeof ofOffer>>;

/** The field `facts` of a loan offer. */
export const offerFacts = orEmpty(ofOffer) as Reader<OfferFacts>;

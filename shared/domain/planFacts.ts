import { type DataOf, orEmpty, type Reader, required, shape } from '../lib/shape.ts';
import {
  exactCents,
  exactCount,
  exactDay,
  exactFlag,
  exactId,
  exactMoment,
  exactText,
  oneOf,
  wholeList,
} from './facts.ts';

const payment = shape(
  {
    /** Identifies the payment; no two have the same. */
    id: required(exactId),
    /** When it was made, with an offset. */
    atMs: ['at', required(exactMoment)],
    /** How much was paid. */
    amountCents: ['amount', required(exactCents)],
    /** How it was paid, in the service’s words. */
    way: exactText,
    /** The number that the borrower can name to have it found. */
    reference: exactText,
    /** What it was paid for. */
    purpose: required(oneOf('repayment', 'rollover')),
  },
  ({ way = '', reference = '', ...made }) => ({ ...made, way, reference }),
);

/** The payments of an order; absent if two have the same id, because then it is unknown which of them is new. */
export const payments = wholeList(payment, (all) => new Set(all.map((made) => made.id)).size === all.length);

/** Which instalment is due, of how many. */
export const instalment = shape(
  {
    /** Its number, from 1 on. */
    at: required(exactCount),
    /** How many there are. */
    of: required(exactCount),
  },
  (which) => (which.at && which.at <= which.of ? which : undefined),
);

const code = shape({
  /** Until when it can be paid, with an offset. Without it the page states no end. */
  validUntilMs: ['validUntil', exactMoment],
  /** Whether it can be used for one payment only. */
  isSingleUse: ['singleUse', exactFlag],
  /** The kind of barcode that the counter scans. */
  barcode: oneOf('code128', 'qr'),
});

const ofPlan = shape({
  /** Whose order it is, masked. */
  owner: exactText,
  /** The pay code of `defDetail`. */
  code,
  /** As with the order. */
  payments,
  /** Which instalment is due, of how many. */
  instalment,
  /** Of a rollover: the due date once it has been paid. */
  newDueDate: exactDay,
  /** Of a rollover: what is owed on that day. */
  stillOwedCents: ['stillOwed', exactCents],
});

export type PlanFacts = Partial<DataOf<typeof ofPlan>>;

/** The field `facts` of the plan of what is due, or of a rollover. */
export const planFacts = orEmpty(ofPlan) as Reader<PlanFacts>;

/** A payment that the service has booked. */
export type BookedPayment = DataOf<typeof payment>;

/** Which instalment is due, of how many. */
export type InstalmentCount = NonNullable<PlanFacts['instalment']>;

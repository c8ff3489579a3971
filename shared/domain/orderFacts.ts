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

/** The instalments of an order; absent as a whole where one is wrong. */
export const plan = wholeList(
  shape(
    {
      /** Which instalment it is. */
      title: exactText,
      /** How much it is. */
      amountCents: ['amount', required(exactCents)],
      /** When it is due. */
      dueDate: required(exactDay),
      /** Its state. */
      state: required(oneOf('paid', 'due', 'late', 'coming')),
    },
    ({ title = '', ...part }) => ({ ...part, title }),
  ),
);

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

const ofOrder = shape({
  /** Whose order it is, masked, such as ‘Juan D., phone ending 4567’. */
  owner: exactText,
  /** What is due now, with all charges. */
  dueCents: ['dueAmount', exactCents],
  /** When it is due. */
  dueDate: exactDay,
  /** What is still to be paid in all. */
  totalLeftCents: ['totalLeft', exactCents],
  /** How many days it is late; 0 if it is not. */
  daysLate: exactCount,
  /** Which instalment is due, of how many. */
  instalment,
  /** All instalments, the earliest first. One wrong entry makes the whole list absent. */
  plan,
  /** Every payment that the service has booked for the order. One with a new id leads to ‘Paid’ and a receipt. One wrong entry, or two with one id, make the whole list absent. */
  payments,
  /** The account that the loan is paid out to, masked, such as ‘BPI account ending 7890’. */
  account: exactText,
  /** Whether the order waits for the borrower’s confirmation. */
  isOffer: ['offer', exactFlag],
});

const ofWays = shape({
  /** What is due now, with all charges. */
  dueCents: ['dueAmount', exactCents],
  /** Whose order it is, masked. */
  owner: exactText,
});

export type OrderFacts = Partial<DataOf<typeof ofOrder>>;

/** The field `facts` of an order, and of the ways to repay. */
export const orderFacts = orEmpty(ofOrder) as Reader<OrderFacts>;
export const waysFacts = orEmpty(ofWays) as Reader<Pick<OrderFacts, 'dueCents' | 'owner'>>;

/** A payment that the service has booked. */
export type BookedPayment = DataOf<typeof payment>;

/** One instalment of an order's plan. */
export type Instalment = NonNullable<OrderFacts['plan']>[number];

/** Which instalment is due, of how many. */
export type InstalmentCount = NonNullable<OrderFacts['instalment']>;

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

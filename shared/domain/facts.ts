import { type DataOf, orEmpty, type Reader, required, shape } from '../lib/shape.ts';
import { withoutUnseen } from '../lib/texts.ts';
import { dayIn } from './dates.ts';
import type { Cents } from './money.ts';

/**
 * What the service states about money: the only source of what the app says about money in its own words. Each fact may be absent, and one of the wrong
 * type is. The meaning of a text (a row, a status, a description) is never guessed. Amounts are cents, days `YYYY-MM-DD` in the lender's time zone,
 * moments milliseconds since the epoch.
 */

// The readers of facts: each takes exactly one type.

export const exactCount = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

export const exactText = (value: unknown): string | undefined =>
  typeof value === 'string' ? withoutUnseen(value).trim() || undefined : undefined;

// With an offset: without one, phones in different time zones would read different moments.
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

export const exactFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
export const exactCents = (value: unknown): Cents | undefined =>
  exactCount(typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);
export const exactId = (value: unknown): string | undefined =>
  exactCount(value) === undefined ? exactText(value) : String(value);
export const exactDay = (value: unknown): string | undefined =>
  typeof value === 'string' && dayIn(value) === value ? value : undefined;
export const exactMoment = (value: unknown): number | undefined =>
  typeof value === 'string' && MOMENT.test(value) && dayIn(value.slice(0, 10))
    ? Date.parse(value) || undefined
    : undefined;

/* @__NO_SIDE_EFFECTS__ */
const word = <Word extends string>(...words: readonly Word[]): Reader<Word | undefined> =>
  Object.assign((value: unknown) => words.find((each) => each === value), { words });

/** A list, absent as a whole where one entry is wrong: a list with a gap would be another statement. */
/* @__NO_SIDE_EFFECTS__ */
const wholeList = <Entry>(
  of: Reader<Entry | undefined>,
  isWhole: (entries: readonly Entry[]) => boolean = () => true,
): Reader<readonly Entry[] | undefined> =>
  Object.assign(
    (value: unknown) => {
      if (!Array.isArray(value)) return undefined;
      const entries = value.map(of);
      return entries.every((entry) => entry !== undefined) && isWhole(entries) ? entries : undefined;
    },
    { of },
  );

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
    purpose: required(word('repayment', 'rollover')),
  },
  ({ way = '', reference = '', ...made }) => ({ ...made, way, reference }),
);

/** The payments of an order; absent where two have one id, for then it is not known which of them is new. */
const payments = wholeList(payment, (all) => new Set(all.map((made) => made.id)).size === all.length);

const plan = wholeList(
  shape(
    {
      /** Which instalment it is. */
      title: exactText,
      /** How much it is. */
      amountCents: ['amount', required(exactCents)],
      /** When it is due. */
      dueDate: required(exactDay),
      /** How it stands. */
      state: required(word('paid', 'due', 'late', 'coming')),
    },
    ({ title = '', ...part }) => ({ ...part, title }),
  ),
);

const instalment = shape(
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
  /** Every payment that the service has booked for the order. One whose id was not there before is what ‘Paid’ and a receipt come from. One wrong entry, or two with one id, make the whole list absent. */
  payments,
  /** The account that the loan is paid out to, masked, such as ‘BPI account ending 7890’. */
  account: exactText,
  /** Whether the order waits for the borrower’s confirmation. */
  isOffer: ['offer', exactFlag],
});

const code = shape({
  /** Until when it can be paid, with an offset. Without it nothing is said of its end. */
  validUntilMs: ['validUntil', exactMoment],
  /** Whether it can be used for one payment only. */
  isSingleUse: ['singleUse', exactFlag],
  /** The kind of barcode that the counter scans. */
  barcode: word('code128', 'qr'),
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

const ofWays = shape({
  /** What is due now, with all charges. */
  dueCents: ['dueAmount', exactCents],
  /** Whose order it is, masked. */
  owner: exactText,
});

const ofPayment = shape({ dueCents: ['dueAmount', exactCents], dueDate: exactDay, payments });

export type OrderFacts = Partial<DataOf<typeof ofOrder>>;
export type PlanFacts = Partial<DataOf<typeof ofPlan>>;
export type OfferFacts = Partial<DataOf<typeof ofOffer>>;
export type WaysFacts = Partial<DataOf<typeof ofWays>>;

/** The field `facts` of an order, of the plan of what is due or of a rollover, of a loan offer, and of the ways to repay. */
export const orderFacts = orEmpty(ofOrder) as Reader<OrderFacts>;
export const planFacts = orEmpty(ofPlan) as Reader<PlanFacts>;
export const offerFacts = orEmpty(ofOffer) as Reader<OfferFacts>;
export const waysFacts = orEmpty(ofWays) as Reader<WaysFacts>;

/** What of the facts of an order changes by a payment, for pages that look for one; and its plan alone. */
export const paymentFacts = orEmpty(ofPayment) as Reader<Pick<OrderFacts, 'dueCents' | 'dueDate' | 'payments'>>;
export const orderPlanFacts = orEmpty(shape({ plan })) as Reader<Pick<OrderFacts, 'plan'>>;

/** A payment that the service has booked. */
export type BookedPayment = DataOf<typeof payment>;

/** One instalment of an order's plan. */
export type Instalment = NonNullable<OrderFacts['plan']>[number];

/** Which instalment is due, of how many. */
export type InstalmentCount = NonNullable<OrderFacts['instalment']>;

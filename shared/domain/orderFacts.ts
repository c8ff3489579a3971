import { type DataOf, orEmpty, type Reader, required, shape } from '../lib/shape.ts';
import { exactCents, exactCount, exactDay, exactFlag, exactText, oneOf, wholeList } from './facts.ts';
import { instalment, payments } from './planFacts.ts';

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

/** One instalment of an order's plan. */
export type Instalment = NonNullable<OrderFacts['plan']>[number];
